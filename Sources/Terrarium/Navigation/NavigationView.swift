/// A root view and the screens that links push over it, under a navigation bar.
///
/// It behaves as a `NavigationStack` without a path, which is what a phone shows of it. Of several views the first is the
/// root; the others are columns for wide windows, which a host leaves out. One navigation view inside another shows two
/// bars, as SwiftUI does; an issue names both.
public nonisolated struct NavigationView<Content: View>: View {
    public typealias Body = Never

    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        let root = FirstColumn(content: view.content)
        NavigationHostNode.update(kind: "NavigationView", root: root, path: nil, in: &cursor)
    }
}

/// The first of the columns that are written side by side.
nonisolated struct FirstColumn<Content: View>: View {
    typealias Body = Never

    let content: Content

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        // The type decides, so that the number of nodes is always the same.
        if let columns = view.content as? any ViewTuple {
            columns.updateFirst(in: &cursor)
        } else {
            Content._update(view.content, in: &cursor)
        }
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
