public import Foundation
public import Terrarium

/// A colour, as SwiftUI's `Color` takes it. It is an attribute of the output, not a pixel.
open class UIColor: NSObject, @unchecked Sendable {
    let color: Color
    private let components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

    init(color: Color, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) {
        self.color = color
        components = (red, green, blue, alpha)
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(color: Color(red: red, green: green, blue: blue, opacity: alpha), red, green, blue, alpha)
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

    /// The colour of SwiftUI.
    public convenience init(_ color: Color) {
        let resolved = color.resolve(in: EnvironmentValues())
        self.init(
            color: color, CGFloat(resolved.red), CGFloat(resolved.green), CGFloat(resolved.blue),
            CGFloat(resolved.opacity))
    }

    /// A colour of a catalogue, known by its name.
    public convenience init?(named name: String) {
        self.init(Color(name))
    }

    /// The colour that suits light and dark surroundings: what the function gives for light ones.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let chosen = dynamicProvider(UITraitCollection())
        let parts = chosen.components
        self.init(color: chosen.color, parts.red, parts.green, parts.blue, parts.alpha)
    }

    /// The same colour, more or less translucent.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(color: color.opacity(alpha), components.red, components.green, components.blue, alpha)
    }

    /// Hands out red, green, blue and alpha.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.alpha
        return true
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
    open override var hash: Int { color.hashValue }
}

extension UIColor {
    private static func system(_ color: Color) -> UIColor { UIColor(color) }
    private static func gray(_ value: Int) -> UIColor { UIColor(white: CGFloat(value) / 255, alpha: 1) }

    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let black = system(.black)
    public static let white = system(.white)
    public static let gray = gray(128)
    public static let darkGray = gray(85)
    public static let lightGray = gray(170)
    public static let clear = system(.clear)
    public static let systemRed = system(.red)
    public static let systemGreen = system(.green)
    public static let systemBlue = system(.blue)
    public static let systemYellow = system(.yellow)
    public static let systemOrange = system(.orange)
    public static let systemPink = system(.pink)
    public static let systemPurple = system(.purple)
    public static let systemTeal = system(.teal)
    public static let systemIndigo = system(.indigo)
    public static let systemMint = system(.mint)
    public static let systemCyan = system(.cyan)
    public static let systemBrown = system(.brown)
    public static let systemGray = system(.gray)
    public static let systemGray2 = UIColor(red: 174 / 255, green: 174 / 255, blue: 178 / 255, alpha: 1)
    public static let systemGray3 = UIColor(red: 199 / 255, green: 199 / 255, blue: 204 / 255, alpha: 1)
    public static let systemGray4 = UIColor(red: 209 / 255, green: 209 / 255, blue: 214 / 255, alpha: 1)
    public static let systemGray5 = UIColor(red: 229 / 255, green: 229 / 255, blue: 234 / 255, alpha: 1)
    public static let systemGray6 = UIColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1)
    public static let label = system(.primary)
    public static let secondaryLabel = system(.secondary)
    public static let tertiaryLabel = UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.3)
    public static let quaternaryLabel = UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.18)
    public static let placeholderText = UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.3)
    public static let separator = UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29)
    public static let opaqueSeparator = UIColor(red: 198 / 255, green: 198 / 255, blue: 200 / 255, alpha: 1)
    public static let link = system(.blue)
    public static let tintColor = system(.accentColor)
    public static let systemBackground = system(.white)
    public static let secondarySystemBackground = systemGray6
    public static let tertiarySystemBackground = system(.white)
    public static let systemGroupedBackground = systemGray6
    public static let secondarySystemGroupedBackground = system(.white)
    public static let tertiarySystemGroupedBackground = systemGray6
    public static let systemFill = UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.2)
    public static let secondarySystemFill = UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.16)
    public static let tertiarySystemFill = UIColor(red: 118 / 255, green: 118 / 255, blue: 128 / 255, alpha: 0.12)
    public static let quaternarySystemFill = UIColor(red: 116 / 255, green: 116 / 255, blue: 128 / 255, alpha: 0.08)
}

extension Color {
    /// The colour of UIKit.
    public init(_ color: UIColor) { self = color.color }

    /// The colour of UIKit.
    public init(uiColor: UIColor) { self = uiColor.color }
}

/// What a system says of its surroundings. There is no system: light, as always.
open class UITraitCollection: NSObject, @unchecked Sendable {
    public var userInterfaceStyle: UIUserInterfaceStyle { .light }
}

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}
