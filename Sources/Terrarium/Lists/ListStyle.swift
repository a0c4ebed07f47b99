public import Foundation

/// How a list looks.
public protocol ListStyle {
    /// What the library makes of the style.
    nonisolated var _appearance: _ListAppearance { get }
}

/// What the library knows of a list style.
public struct _ListAppearance: Sendable, Equatable {
    let name: String
    /// The space around the list's sections.
    let margin: CGFloat

    static let plain = _ListAppearance(name: "plain", margin: 0)
    static let grouped = _ListAppearance(name: "grouped", margin: Chrome.groupedListMargin)
}

package typealias ListAppearance = _ListAppearance

/// The look that a list has by itself.
public nonisolated struct DefaultListStyle: ListStyle {
    public init() {}
    public var _appearance: _ListAppearance { _ListAppearance(name: "automatic", margin: 0) }
}

/// Rows from edge to edge.
public nonisolated struct PlainListStyle: ListStyle {
    public init() {}
    public var _appearance: _ListAppearance { .plain }
}

/// Sections with space around them.
public nonisolated struct GroupedListStyle: ListStyle {
    public init() {}
    public var _appearance: _ListAppearance { .grouped }
}

/// Sections with space around them and rounded corners.
public nonisolated struct InsetGroupedListStyle: ListStyle {
    public init() {}
    public var _appearance: _ListAppearance {
        _ListAppearance(name: "insetGrouped", margin: Chrome.groupedListMargin)
    }
}

/// Rows with space around them.
public nonisolated struct InsetListStyle: ListStyle {
    public init() {}
    public var _appearance: _ListAppearance { _ListAppearance(name: "inset", margin: Chrome.groupedListMargin) }
}

/// The list in a sidebar.
public nonisolated struct SidebarListStyle: ListStyle {
    public init() {}
    public var _appearance: _ListAppearance { _ListAppearance(name: "sidebar", margin: Chrome.groupedListMargin) }
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
    /// Sets how the lists below look.
    public nonisolated func listStyle<S: ListStyle>(_ style: S, fileID: StaticString = #fileID, line: UInt = #line)
        -> some View
    {
        modifier(
            EnvironmentModifier(
                keyPath: \.listAppearance, value: style._appearance, line: SourceLine(fileID: fileID, line: line)))
    }
}

struct ListStyleKey: BuiltInEnvironmentKey {
    static var defaultValue: ListAppearance? { nil }
}

struct MinimumRowHeightKey: BuiltInEnvironmentKey {
    static var defaultValue: CGFloat { Chrome.minimumRowHeight }
}

extension EnvironmentValues {
    package var listAppearance: ListAppearance? {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }

    /// The least height of a row in a list.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinimumRowHeightKey.self] }
        set { self[MinimumRowHeightKey.self] = newValue }
    }
}
