import Foundation
import TerrariumLayout

/// Two or three columns, each with a navigation stack of its own.
///
/// A host always lays them side by side and gives each the same width, whatever the size of its window: it does not
/// collapse into one column, as SwiftUI does where there is little room. Which columns show follows `columnVisibility`.
/// A link shows what it leads to in the next column, over its root, and in the last column on that column's stack. A value
/// link in a list whose selection can hold its value selects it instead. A `NavigationStack` in a column takes the place
/// of the column's own, and its own links push onto it.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail

    /// Three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        visibility = nil
        self.sidebar = sidebar()
        self.content = content()
        self.detail = detail()
    }

    /// Three columns that a binding shows and hides.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        visibility = columnVisibility
        self.sidebar = sidebar()
        self.content = content()
        self.detail = detail()
    }

    @MainActor public var body: some View {
        let shown = visibility?.wrappedValue ?? .all
        let hasContent = Content.self != EmptyView.self
        HStack(spacing: 0) {
            if shown.showsSidebar(of: hasContent ? 3 : 2) {
                SplitColumn(kind: "sidebar", root: sidebar)
                Divider()
            }
            if hasContent, shown != .detailOnly {
                SplitColumn(kind: "content", root: content)
                Divider()
            }
            SplitColumn(kind: "detail", root: detail)
        }
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
    }

    /// Two columns that a binding shows and hides.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columnVisibility: columnVisibility, sidebar: sidebar, content: { EmptyView() }, detail: detail)
    }

    /// Two columns. A host does not collapse, so that no column is preferred.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
    }

    /// Two columns that a binding shows and hides. A host does not collapse, so that no column is preferred.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columnVisibility: columnVisibility, sidebar: sidebar, content: { EmptyView() }, detail: detail)
    }
}

extension NavigationSplitView {
    /// Three columns. A host does not collapse, so that no column is preferred.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, content: content, detail: detail)
    }

    /// Three columns that a binding shows and hides. A host does not collapse, so that no column is preferred.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility: columnVisibility, sidebar: sidebar, content: content, detail: detail)
    }
}

/// Which columns of a split view show.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
    private let rank: Int

    private init(rank: Int) {
        self.rank = rank
    }

    /// As the system decides: in a host, all.
    public static let automatic = NavigationSplitViewVisibility(rank: 4)
    /// All columns.
    public static let all = NavigationSplitViewVisibility(rank: 3)
    /// The two columns at the trailing end.
    public static let doubleColumn = NavigationSplitViewVisibility(rank: 2)
    /// The column at the trailing end.
    public static let detailOnly = NavigationSplitViewVisibility(rank: 1)

    fileprivate func showsSidebar(of columns: Int) -> Bool { rank >= columns }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String

    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    public static let content = NavigationSplitViewColumn(name: "content")
    public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// A column: a navigation stack without a path.
nonisolated struct SplitColumn<Root: View>: View {
    typealias Body = Never

    let kind: String
    let root: Root

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        NavigationHostNode.update(kind: view.kind, root: view.root, path: nil, in: &cursor)
    }
}
