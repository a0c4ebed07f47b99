public import Foundation

/// The size of the rows of a sidebar.
public enum SidebarRowSize: Hashable, Sendable {
    /// Small rows.
    case small
    /// Rows as usual.
    case medium
    /// Large rows.
    case large
}

/// How much a section's header or a background stands out.
public enum Prominence: Hashable, Sendable {
    /// As usual.
    case standard
    /// More than usual.
    case increased
}

extension EnvironmentValues {
    /// The least height of list headers, in points; nil leaves it to the list.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[DefaultMinListHeaderHeightKey.self] }
        set { self[DefaultMinListHeaderHeightKey.self] = newValue }
    }

    /// How much the headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    /// The size of the rows of a sidebar.
    public var sidebarRowSize: SidebarRowSize {
        get { self[SidebarRowSizeKey.self] }
        set { self[SidebarRowSizeKey.self] = newValue }
    }

    /// Whether scrolling views can be scrolled.
    public var isScrollEnabled: Bool {
        get { self[IsScrollEnabledKey.self] }
        set { self[IsScrollEnabledKey.self] = newValue }
    }
}

struct DefaultMinListHeaderHeightKey: BuiltInEnvironmentKey {
    static let defaultValue: CGFloat? = nil
}

struct HeaderProminenceKey: BuiltInEnvironmentKey {
    static let defaultValue = Prominence.standard
}

struct SidebarRowSizeKey: EnvironmentKey {
    static let defaultValue = SidebarRowSize.medium
}

struct IsScrollEnabledKey: BuiltInEnvironmentKey {
    static let defaultValue = true
}

extension View {
    /// Sets how much the headers of sections stand out.
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }

    /// Keeps scrolling views from being scrolled; it cannot allow what is kept from it further out.
    public nonisolated func scrollDisabled(
        _ disabled: Bool, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentTransformModifier(
                keyPath: \.isScrollEnabled, transform: { $0 = $0 && !disabled },
                line: SourceLine(fileID: fileID, line: line), styles: disabled ? ["scrollDisabled"] : []))
    }
}
