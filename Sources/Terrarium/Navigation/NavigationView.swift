/// A root view and the screens that links push over it, under a navigation bar.
///
/// It behaves as a `NavigationStack` without a path, which is what a phone shows of it. One inside another shows two bars,
/// as SwiftUI does; an issue names both.
public nonisolated struct NavigationView<Content: View>: View {
    public typealias Body = Never

    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        NavigationHostNode.update(kind: "NavigationView", root: view.content, path: nil, in: &cursor)
    }
}

/// How a navigation view arranges its columns.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// The platform's arrangement.
public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

/// One column: a stack.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

/// Columns side by side where there is room; in the window of a host, a stack.
public nonisolated struct ColumnNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public nonisolated static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public nonisolated static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public nonisolated static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
    /// Chooses the arrangement of the navigation views below. A host shows every style as a stack.
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        self
    }
}
