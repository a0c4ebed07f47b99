public import Foundation

/// A screen that is not there: the size of the window that a host has by default.
@MainActor @preconcurrency
open class UIScreen {
    public static let main = UIScreen()

    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
    open var nativeBounds: CGRect { bounds }
    open var scale: CGFloat { 1 }
    open var nativeScale: CGFloat { 1 }
    open var brightness: CGFloat = 1
}

/// A device that is not there: a phone.
@MainActor @preconcurrency
open class UIDevice {
    public static let current = UIDevice()

    open var name: String { "Terrarium" }
    open var model: String { "iPhone" }
    open var systemName: String { "iOS" }
    open var systemVersion: String { "18.0" }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    open var orientation: UIDeviceOrientation { .portrait }
    open var identifierForVendor: UUID? { nil }
    open var isBatteryMonitoringEnabled = false
    open var batteryLevel: Float { -1 }

    public static nonisolated let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1, phone = 0, pad, tv, carPlay, mac = 5, vision
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
