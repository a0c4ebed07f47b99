public import Foundation

/// How a preview shall be shown: an orientation or a layout.
///
/// Terrarium keeps traits for those who read them; they change nothing by themselves.
public struct PreviewTrait<T>: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case defaultLayout
        case sizeThatFitsLayout
        case fixedLayout(width: CGFloat, height: CGFloat)
        case orientation(String)
        case modifier(type: String)
    }

    let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The window of a device.
    public static var defaultLayout: Self { Self(kind: .defaultLayout) }

    /// A window that fits the view.
    public static var sizeThatFitsLayout: Self { Self(kind: .sizeThatFitsLayout) }

    /// A window of the given size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
        Self(kind: .fixedLayout(width: width, height: height))
    }

    /// A device held upright.
    public static var portrait: Self { Self(kind: .orientation("portrait")) }

    /// A device held upside down.
    public static var portraitUpsideDown: Self { Self(kind: .orientation("portraitUpsideDown")) }

    /// A device turned to the left.
    public static var landscapeLeft: Self { Self(kind: .orientation("landscapeLeft")) }

    /// A device turned to the right.
    public static var landscapeRight: Self { Self(kind: .orientation("landscapeRight")) }
}
