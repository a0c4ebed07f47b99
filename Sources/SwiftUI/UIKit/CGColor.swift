public import Foundation
public import Terrarium

/// A colour of Core Graphics: a ``Color`` and its components.
public final class CGColor: Hashable, Sendable {
    fileprivate let color: Color
    private let parts: [CGFloat]

    fileprivate init(_ color: Color) {
        let resolved = color.resolve(in: EnvironmentValues())
        self.color = color
        parts = [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { CGFloat($0) }
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Red, green, blue and alpha.
    public var components: [CGFloat]? { parts }
    public var numberOfComponents: Int { parts.count }
    public var alpha: CGFloat { parts[3] }

    /// The same colour, more or less translucent.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    public static func == (one: CGColor, other: CGColor) -> Bool { one.parts == other.parts }

    public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

extension Color {
    /// The colour of Core Graphics.
    public init(_ cgColor: CGColor) { self = cgColor.color }

    /// The colour of Core Graphics.
    public init(cgColor: CGColor) { self = cgColor.color }

    /// The colour as one of Core Graphics, in light surroundings.
    public var cgColor: CGColor? { CGColor(self) }
}

extension UIColor {
    /// The colour of Core Graphics.
    public convenience init(cgColor: CGColor) {
        self.init(cgColor.color)
    }

    /// The colour as one of Core Graphics.
    public var cgColor: CGColor { CGColor(color) }
}
