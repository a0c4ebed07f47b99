package import Foundation
package import TerrariumLayout

/// The distance between the rows of a list; nil for none.
struct ListRowSpacingKey: BuiltInEnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

/// The distance between the sections of a list; nil for what the list's style has.
struct ListSectionSpacingKey: BuiltInEnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

/// The space around the sections of a list; nil on edges that the list's style decides.
struct ListSectionMargins: Equatable, Sendable {
    private var lengths: [Edge: CGFloat] = [:]

    mutating func set(_ length: CGFloat?, on edges: Edge.Set) {
        for edge in Edge.allCases where edges.contains(edge) { lengths[edge] = length }
    }

    func insets(standard: CGFloat) -> EdgeInsets {
        EdgeInsets(
            top: lengths[.top] ?? standard, leading: lengths[.leading] ?? standard,
            bottom: lengths[.bottom] ?? standard, trailing: lengths[.trailing] ?? standard)
    }
}

struct ListSectionMarginsKey: BuiltInEnvironmentKey {
    static var defaultValue: ListSectionMargins { ListSectionMargins() }
}

extension EnvironmentValues {
    fileprivate var listSectionMargins: ListSectionMargins {
        get { self[ListSectionMarginsKey.self] }
        set { self[ListSectionMarginsKey.self] = newValue }
    }

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

    /// Sets the space around the sections of the lists below on some edges: above the first section, beside all of them,
    /// below the last. What is infinite or no number counts as not given.
    package nonisolated func listSections(
        margins edges: Edge.Set, _ length: CGFloat?, styles: [SnapshotAttribute], line: SourceLine
    ) -> some View {
        let length = length.flatMap { $0.isFinite ? $0 : nil }
        return modifier(
            EnvironmentTransformModifier(
                keyPath: \.listSectionMargins, transform: { $0.set(length, on: edges) }, line: line, styles: styles))
    }

    /// Sets half the distance that grouped lists have between their sections.
    package nonisolated func listSectionsClose(styles: [SnapshotAttribute], line: SourceLine) -> some View {
        listSections(spacing: Chrome.groupedListMargin / 2, styles: styles, line: line)
    }
}
