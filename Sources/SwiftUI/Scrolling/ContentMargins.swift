public import Foundation
public import Terrarium

/// What margins are around.
public struct ContentMarginPlacement: Hashable, Sendable {
    let name: String

    /// The content and the bars beside it.
    public static let automatic = Self(name: "automatic")
    /// The content of scrolling views.
    public static let scrollContent = Self(name: "scrollContent")
    /// The bars beside scrolling views.
    public static let scrollIndicators = Self(name: "scrollIndicators")
}

/// Margins inside scrolling views: `contentMargins=16`. Those of indicators alone are recorded, for no indicator is drawn.
extension View {
    /// Margins at some edges. Without a length nothing changes.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let given = length ?? 0
        return scrollMargins(
            length == nil || placement == .scrollIndicators ? [] : edges,
            EdgeInsets(top: given, leading: given, bottom: given, trailing: given),
            styles: length.map { [SnapshotAttribute("contentMargins", $0)] } ?? [],
            line: SourceLine(fileID: fileID, line: line))
    }

    /// Margins at all edges.
    public nonisolated func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        contentMargins(.all, length, for: placement, fileID: fileID, line: line)
    }

    /// Margins at some edges, each with its own length.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let lengths = [insets.top, insets.leading, insets.bottom, insets.trailing]
        return scrollMargins(
            placement == .scrollIndicators ? [] : edges, insets,
            styles: [SnapshotAttribute("contentMargins", lengths.map { outlineNumber($0) }.joined(separator: ","))],
            line: SourceLine(fileID: fileID, line: line))
    }
}
