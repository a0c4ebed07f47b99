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

/// Margins inside scrolling views. Recorded as `contentMargins=16`, without a part in layout: unlike SwiftUI's, the content
/// keeps its place.
extension View {
    /// Margins at some edges.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        recorded(length.map { [SnapshotAttribute("contentMargins", $0)] } ?? [])
    }

    /// Margins at all edges.
    public nonisolated func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        recorded(SnapshotAttribute("contentMargins", length))
    }

    /// Margins at some edges, each with its own length.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let lengths = [insets.top, insets.leading, insets.bottom, insets.trailing]
        return recorded(
            SnapshotAttribute("contentMargins", lengths.map { outlineNumber($0) }.joined(separator: ",")))
    }
}
