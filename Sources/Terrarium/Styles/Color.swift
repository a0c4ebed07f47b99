public import Foundation

/// A colour: a system colour, components in a colour space, or a name in an asset catalogue.
///
/// Terrarium draws no pixels: a colour is an attribute of the output, printed as the name of a static member or as
/// `#RRGGBB`, followed by two digits of opacity where it is not opaque. The system colours have one fixed value each,
/// whatever the colour scheme.
public struct Color: Hashable, Sendable {
    let provider: Provider

    /// Where a colour's components come from.
    enum Provider: Hashable, Sendable {
        case system(SystemColor)
        case components(RGBColorSpace, red: Float, green: Float, blue: Float, opacity: Float)
        indirect case asset(name: String, bundle: Bundle?)
        indirect case faded(Color, opacity: Float)
        indirect case mixed(Color, Color, fraction: Float, Gradient.ColorSpace)
    }

    init(_ provider: Provider) {
        self.provider = provider
    }

    init(system: SystemColor) {
        provider = .system(system)
    }

    /// The colour spaces in which components are given.
    public enum RGBColorSpace: Hashable, Sendable {
        /// Gamma-encoded sRGB.
        case sRGB
        /// Linear light with sRGB's primaries.
        case sRGBLinear
        /// Gamma-encoded Display P3.
        case displayP3
    }
}

extension Color {
    /// A colour from red, green and blue, each from 0 to 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        provider = .components(
            colorSpace, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))
    }

    /// A grey from 0, black, to 1, white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour from hue, saturation and brightness, each from 0 to 1, in sRGB.
    ///
    /// The hue goes round: 0 and 1 are both red.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        func component(_ offset: Double) -> Double {
            let position = (sector + offset).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// A colour from an asset catalogue.
    ///
    /// Asset catalogues are not compiled outside Apple's platforms: the colour keeps its name, is printed as that name
    /// in quotes, and resolves to an opaque mid grey.
    public init(_ name: String, bundle: Bundle? = nil) {
        provider = .asset(name: name, bundle: bundle)
    }

    /// A colour with components that were resolved before.
    public init(_ resolved: Resolved) {
        provider = .components(
            .sRGBLinear, red: resolved.linearRed, green: resolved.linearGreen, blue: resolved.linearBlue,
            opacity: resolved.opacity)
    }
}

extension Color {
    /// The same colour with its opacity multiplied by a factor from 0 to 1.
    public func opacity(_ opacity: Double) -> Color {
        if case .components(let space, let red, let green, let blue, let old) = provider {
            return Color(
                .components(space, red: red, green: green, blue: blue, opacity: old * Float(opacity)))
        }
        return Color(.faded(self, opacity: Float(opacity)))
    }

    /// A colour between this one, at 0, and another, at 1.
    public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        Color(.mixed(self, rhs, fraction: Float(fraction), colorSpace))
    }

    /// The standard gradient that the colour starts.
    public var gradient: AnyGradient {
        AnyGradient(standardFrom: self)
    }
}

extension Color: CustomStringConvertible {
    /// The colour as outlines print it.
    public var description: String { outlineName }
}
