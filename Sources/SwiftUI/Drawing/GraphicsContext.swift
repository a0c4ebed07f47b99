public import Foundation
public import Terrarium

/// What a canvas is drawn with.
///
/// Nothing is drawn: a context keeps what it was told, and the line of the canvas says it in short:
/// `draws=fill(red),stroke(blue)`.
public struct GraphicsContext {
    /// What was drawn, in order. Shared by the context and its layers.
    final class Record {
        var operations: [String] = []
        var symbols: [AnyHashable] = []
    }

    let record: Record
    private(set) var depth = 0
    /// How translucent what is drawn next is.
    public var opacity: Double = 1
    /// How what is drawn next is mixed with what lies behind it.
    public var blendMode = GraphicsContext.BlendMode.normal
    /// How points are moved before they are drawn.
    public var transform = CGAffineTransform.identity
    /// The environment of the canvas.
    public let environment: EnvironmentValues

    init(record: Record, environment: EnvironmentValues) {
        self.record = record
        self.environment = environment
    }

    /// Ways of mixing.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32

        public init(rawValue: Int32) {
            self.rawValue = rawValue
        }

        public static let normal = BlendMode(rawValue: 0)
        public static let multiply = BlendMode(rawValue: 1)
        public static let screen = BlendMode(rawValue: 2)
        public static let overlay = BlendMode(rawValue: 3)
        public static let darken = BlendMode(rawValue: 4)
        public static let lighten = BlendMode(rawValue: 5)
        public static let colorDodge = BlendMode(rawValue: 6)
        public static let colorBurn = BlendMode(rawValue: 7)
        public static let softLight = BlendMode(rawValue: 8)
        public static let hardLight = BlendMode(rawValue: 9)
        public static let difference = BlendMode(rawValue: 10)
        public static let exclusion = BlendMode(rawValue: 11)
        public static let hue = BlendMode(rawValue: 12)
        public static let saturation = BlendMode(rawValue: 13)
        public static let color = BlendMode(rawValue: 14)
        public static let luminosity = BlendMode(rawValue: 15)
        public static let clear = BlendMode(rawValue: 16)
        public static let copy = BlendMode(rawValue: 17)
        public static let sourceIn = BlendMode(rawValue: 18)
        public static let sourceOut = BlendMode(rawValue: 19)
        public static let sourceAtop = BlendMode(rawValue: 20)
        public static let destinationOver = BlendMode(rawValue: 21)
        public static let destinationIn = BlendMode(rawValue: 22)
        public static let destinationOut = BlendMode(rawValue: 23)
        public static let destinationAtop = BlendMode(rawValue: 24)
        public static let xor = BlendMode(rawValue: 25)
        public static let plusDarker = BlendMode(rawValue: 26)
        public static let plusLighter = BlendMode(rawValue: 27)
    }
}

extension GraphicsContext {
    /// Moves what is drawn next.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Scales what is drawn next.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    /// Turns what is drawn next.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

    /// Moves what is drawn next through a matrix.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        note("fill(\(shading.outlineName))")
    }

    /// Draws along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        note("stroke(\(shading.outlineName))")
    }

    /// Draws along a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        note("stroke(\(shading.outlineName))")
    }

    /// Cuts what is drawn next to a path.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        note("clip")
    }

    /// Cuts what is drawn next to what another drawing covers.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        note("clip")
    }

    /// Changes how what is drawn next looks.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        note("filter(\(filter.name))")
    }

    /// Draws in a layer of its own.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var inner = self
        try content(&inner)
    }

    private func note(_ operation: String) { record.operations.append(operation) }

    /// Options of cutting.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// Options of filters.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let linearColor = FilterOptions(rawValue: 1)
    }
}

extension GraphicsContext {
    /// A text that is ready to be drawn.
    public struct ResolvedText {
        let text: Text
        /// What the text is drawn with.
        public var shading = Shading.foreground

        /// The size of the text: one line of cells of 8 by 16 points, whatever is offered.
        public func measure(in size: CGSize) -> CGSize {
            CGSize(width: 8 * text.plainString.count, height: 16)
        }
    }

    /// An image that is ready to be drawn.
    public struct ResolvedImage {
        let image: Image
        /// What the image is drawn with, where it takes colours.
        public var shading: Shading?
        /// The size of the image, which is not known without loading it: 16 by 16 points.
        public var size: CGSize { CGSize(width: 16, height: 16) }
        public var baseline: CGFloat { 16 }
    }

    /// A view that is ready to be drawn.
    public struct ResolvedSymbol {
        /// The size of the view, which is not laid out: zero.
        public var size: CGSize { .zero }
    }

    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }

    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

    public func resolve(_ shading: Shading) -> Shading { shading }

    /// The symbol of the canvas with a tag: nil, since the symbols are not built.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

    public func draw(_ text: ResolvedText, in rect: CGRect) { note("text(\(quoted(text.text.plainString)))") }

    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        note("text(\(quoted(text.text.plainString)))")
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) { note("image") }

    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) { note("image") }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { note("image") }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { note("image") }

    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { note("symbol") }

    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) { note("symbol") }
}
