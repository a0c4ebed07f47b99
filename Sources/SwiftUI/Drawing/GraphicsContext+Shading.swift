public import Foundation
public import Terrarium

extension GraphicsContext {
    /// What paths are drawn with.
    public struct Shading: Sendable {
        let outlineName: String

        /// The foreground style of the canvas.
        public static let foreground = Shading(outlineName: "foreground")
        /// What lies behind the canvas.
        public static let backdrop = Shading(outlineName: "backdrop")

        /// A colour.
        public static func color(_ color: Color) -> Shading { Shading(outlineName: color.outlineName) }

        /// A colour from red, green and blue.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A grey.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(outlineName: style.outlineName) }

        /// Several shadings for the levels of a symbol.
        public static func palette(_ array: [Shading]) -> Shading {
            Shading(outlineName: array.map(\.outlineName).joined(separator: "+"))
        }

        /// A gradient along a line.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(outlineName: "linearGradient") }

        /// A gradient around a point, outwards.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(outlineName: "radialGradient") }

        /// A gradient around a point.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(outlineName: "conicGradient") }

        /// An image, over and over.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading { Shading(outlineName: "tiledImage") }

        /// A function of the system's graphics.
        public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading {
            Shading(outlineName: "shader")
        }
    }

    /// How gradients go on beyond their ends.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let `repeat` = GradientOptions(rawValue: 1)
        public static let mirror = GradientOptions(rawValue: 2)
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// What changes how a drawing looks.
    public struct Filter: Sendable {
        let name: String

        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(name: "blur")
        }

        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter { Filter(name: "shadow") }

        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter(name: "alphaThreshold")
        }

        public static func brightness(_ amount: Double) -> Filter { Filter(name: "brightness") }
        public static func contrast(_ amount: Double) -> Filter { Filter(name: "contrast") }
        public static func saturation(_ amount: Double) -> Filter { Filter(name: "saturation") }
        public static func grayscale(_ amount: Double) -> Filter { Filter(name: "grayscale") }
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(name: "hueRotation") }
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(name: "colorInvert") }
        public static func colorMultiply(_ color: Color) -> Filter { Filter(name: "colorMultiply") }
        public static var luminanceToAlpha: Filter { Filter(name: "luminanceToAlpha") }
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(name: "projectionTransform")
        }
    }

    /// Options of blurring.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let opaque = BlurOptions(rawValue: 1)
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    /// Options of shadows.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let shadowAbove = ShadowOptions(rawValue: 1)
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }
}
