public import Foundation

extension View {
    /// Names a device for previews. It changes nothing else.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Sets the size of the window in previews. It changes nothing else.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// Names the preview. It changes nothing else.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

    /// Turns the device in previews. It changes nothing else.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

/// The size of the window in which a preview shows its view.
public enum PreviewLayout: Sendable {
    /// The window of a device.
    case device
    /// A window that fits the view.
    case sizeThatFits
    /// A window of the given size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device for previews.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
        rawValue = value
    }
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Identifiable, CaseIterable, Sendable {
    /// The name of the orientation.
    public let id: String

    public static let portrait = InterfaceOrientation(id: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}
