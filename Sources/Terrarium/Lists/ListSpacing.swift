package import Foundation

/// The distance between the rows of a list; nil for none.
struct ListRowSpacingKey: BuiltInEnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

/// The distance between the sections of a list; nil for what the list's style has.
struct ListSectionSpacingKey: BuiltInEnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
    fileprivate var listRowDistance: CGFloat? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }

    fileprivate var listSectionDistance: CGFloat? {
        get { self[ListSectionSpacingKey.self] }
        set { self[ListSectionSpacingKey.self] = newValue }
    }
}

extension View {
    /// Sets the distance between the rows of the lists below. What is infinite or no number counts as not given.
    package nonisolated func listRows(
        spacing: CGFloat?, styles: [SnapshotAttribute], line: SourceLine
    ) -> some View {
        modifier(
            EnvironmentModifier(
                keyPath: \.listRowDistance, value: spacing.flatMap { $0.isFinite ? $0 : nil }, line: line,
                styles: styles))
    }

    /// Sets the distance between the sections of the lists below. What is infinite or no number counts as not given.
    package nonisolated func listSections(
        spacing: CGFloat?, styles: [SnapshotAttribute], line: SourceLine
    ) -> some View {
        modifier(
            EnvironmentModifier(
                keyPath: \.listSectionDistance, value: spacing.flatMap { $0.isFinite ? $0 : nil }, line: line,
                styles: styles))
    }

    /// Sets half the distance that grouped lists have between their sections.
    package nonisolated func listSectionsClose(styles: [SnapshotAttribute], line: SourceLine) -> some View {
        listSections(spacing: Chrome.groupedListMargin / 2, styles: styles, line: line)
    }
}
