import Foundation
public import Terrarium

/// How a window looks.
public protocol WindowStyle: Sendable {}

/// The look that a window has by default.
public struct DefaultWindowStyle: WindowStyle { public init() {} }
/// A window with a title bar.
public struct TitleBarWindowStyle: WindowStyle { public init() {} }
/// A window without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
/// A window without anything.
public struct PlainWindowStyle: WindowStyle { public init() {} }

extension WindowStyle where Self == DefaultWindowStyle {
    public static var automatic: Self { Self() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
    public static var titleBar: Self { Self() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    public static var hiddenTitleBar: Self { Self() }
}
extension WindowStyle where Self == PlainWindowStyle {
    public static var plain: Self { Self() }
}

/// How a window's toolbar looks.
public protocol WindowToolbarStyle: Sendable {}

/// The look that a toolbar has by default.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }
/// A toolbar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }
/// A toolbar beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
    public init(showsTitle: Bool) {}
}
/// A low toolbar beside the title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
    public init(showsTitle: Bool) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    public static var automatic: Self { Self() }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    public static var expanded: Self { Self() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    public static var unified: Self { Self() }
    public static func unified(showsTitle: Bool) -> Self { Self() }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    public static var unifiedCompact: Self { Self() }
    public static func unifiedCompact(showsTitle: Bool) -> Self { Self() }
}

/// How the item of a menu bar shows its content.
public protocol MenuBarExtraStyle: Sendable {}

/// The look by default.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
/// A menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
/// A window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    public static var automatic: Self { Self() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    public static var menu: Self { Self() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    public static var window: Self { Self() }
}

/// How far a window can be resized.
public struct WindowResizability: Sendable {
    public static let automatic = Self()
    public static let contentSize = Self()
    public static let contentMinSize = Self()
}

/// How far in front a window stands.
public struct WindowLevel: Sendable {
    public static let automatic = Self()
    public static let normal = Self()
    public static let floating = Self()
    public static let desktop = Self()
}

/// Whether a window can be used in some way.
public struct WindowInteractionBehavior: Sendable {
    public static let automatic = Self()
    public static let enabled = Self()
    public static let disabled = Self()
}

/// What a window is to the window manager.
public struct WindowManagerRole: Sendable {
    public static let automatic = Self()
    public static let principal = Self()
    public static let associated = Self()
}

/// Whether a scene opens at launch.
public struct SceneLaunchBehavior: Sendable {
    public static let automatic = Self()
    public static let presented = Self()
    public static let suppressed = Self()
}

/// Whether a scene is restored at launch.
public struct SceneRestorationBehavior: Sendable {
    public static let automatic = Self()
    public static let disabled = Self()
}

/// Work that a system runs for a program in the background. A host runs none.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
    /// Fetching what is new.
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
    /// What a session of downloads tells.
    public static var urlSession: BackgroundTask<String, Void> { BackgroundTask() }
}

/// How the window around a view behaves. A host's window has its size from the host.
extension View {
    public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

    public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

    public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

    public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

    public nonisolated func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }

    public nonisolated func windowToolbarFullScreenVisibility(_ visibility: Visibility) -> some View { self }

    public nonisolated func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }

    public nonisolated func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }

    public nonisolated func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> some View { self }
}
