public import Foundation
public import Terrarium
public import UniformTypeIdentifiers

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
    let name: String
    var length: CGFloat?

    public static let `default` = Self(name: "default")
    /// Half the distance of grouped lists.
    public static let compact = Self(name: "compact")

    /// A distance in points.
    public static func custom(_ spacing: CGFloat) -> Self { Self(name: outlineNumber(spacing), length: spacing) }
}

/// How the items of a list are coloured.
public struct ListItemTint: Sendable {
    let name: String

    /// No colour.
    public static let monochrome = Self(name: "monochrome")

    /// A colour that nothing overrides.
    public static func fixed(_ tint: Color) -> Self { Self(name: tint.outlineName) }

    /// A colour that a person's accent colour overrides.
    public static func preferred(_ tint: Color) -> Self { Self(name: tint.outlineName) }
}

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
    let name: String

    public static let decreased = Self(name: "decreased")
    public static let standard = Self(name: "standard")
    public static let increased = Self(name: "increased")
}

/// Whether every second row has another ground.
public struct AlternatingRowBackgroundBehavior: Sendable {
    let isEnabled: Bool

    public static let automatic = Self(isEnabled: true)
    public static let enabled = Self(isEnabled: true)
    public static let disabled = Self(isEnabled: false)
}

/// How lists look: attributes of the lines below.
extension View {
    /// Whether scrolling views and lists have a ground of their own: `scrollBackground=hidden`.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        recorded(SnapshotAttribute("scrollBackground", visibility.name))
    }

    /// The distance between sections: `sectionSpacing=compact`.
    @ViewBuilder
    public nonisolated func listSectionSpacing(
        _ spacing: ListSectionSpacing, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let styles = [SnapshotAttribute("sectionSpacing", spacing.name)]
        let source = SourceLine(fileID: fileID, line: line)
        if spacing.name == "compact" {
            listSectionsClose(styles: styles, line: source)
        } else {
            listSections(spacing: spacing.length, styles: styles, line: source)
        }
    }

    /// The distance between sections: `sectionSpacing=10`.
    public nonisolated func listSectionSpacing(
        _ spacing: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        listSections(
            spacing: spacing, styles: [SnapshotAttribute("sectionSpacing", spacing)],
            line: SourceLine(fileID: fileID, line: line))
    }

    /// The space around the sections of the lists below: `sectionMargins=10`. On a section inside a list it is only
    /// recorded.
    public nonisolated func listSectionMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        listSections(
            margins: edges, length, styles: length.map { [SnapshotAttribute("sectionMargins", $0)] } ?? [],
            line: SourceLine(fileID: fileID, line: line))
    }

    /// The distance between the rows of a section: `rowSpacing=10`.
    public nonisolated func listRowSpacing(
        _ spacing: CGFloat?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        listRows(
            spacing: spacing, styles: spacing.map { [SnapshotAttribute("rowSpacing", $0)] } ?? [],
            line: SourceLine(fileID: fileID, line: line))
    }

    /// The colour of the lines around a section: `listSectionSeparatorTint=red`.
    public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        recorded(color.map { [SnapshotAttribute("listSectionSeparatorTint", $0.outlineName)] } ?? [])
    }

    /// The colour of a list's items: `itemTint=red`.
    public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
        recorded(tint.map { [SnapshotAttribute("itemTint", $0.name)] } ?? [])
    }

    /// The colour of a list's items: `itemTint=red`.
    public nonisolated func listItemTint(_ tint: Color?) -> some View {
        listItemTint(tint.map { .preferred($0) })
    }

    /// How much badges stand out: `badgeProminence=increased`.
    public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
        recorded(SnapshotAttribute("badgeProminence", prominence.name))
            .environment(\.badgeProminence, prominence)
    }

    /// Whether every second row has another ground: `alternatingRows`.
    public nonisolated func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View {
        recorded(behavior.isEnabled ? ["alternatingRows"] : [])
    }

    /// How a row looks under a pointer. A host has no pointer.
    public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

    /// Whether rows look the same under a pointer. A host has no pointer.
    public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

    /// Buttons that show in the header of a section under a pointer. A host has no pointer.
    public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}

/// What a person may do with a section.
extension View {
    /// Whether a section can be closed. A host shows it open.
    public nonisolated func collapsible(_ collapsible: Bool) -> some View { self }
}

extension DynamicViewContent {
    /// Takes what is dropped between the rows. A host drops nothing.
    public nonisolated func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent { self }
}

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
    /// The name in outlines, or nil for the look by default.
    nonisolated static var _outlineName: String? { get }
}

/// The look that a form has by default.
public struct AutomaticFormStyle: FormStyle {
    public nonisolated static var _outlineName: String? { nil }
    public nonisolated init() {}
}

/// Rows in groups.
public struct GroupedFormStyle: FormStyle {
    public nonisolated static var _outlineName: String? { "grouped" }
    public nonisolated init() {}
}

/// Labels in one column, controls in another.
public struct ColumnsFormStyle: FormStyle {
    public nonisolated static var _outlineName: String? { "columns" }
    public nonisolated init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
    /// How the forms below look: `formStyle=grouped`. Their layout stays that of a grouped list.
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
        recorded(S._outlineName.map { [SnapshotAttribute("formStyle", $0)] } ?? [])
    }
}
