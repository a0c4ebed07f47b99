public import Foundation
public import Terrarium

/// What shows in a scrolling view.
extension View {
    /// Calls an action when the view comes to show in a scrolling view and when it leaves.
    ///
    /// Unlike SwiftUI's, it is called when the view appears and disappears, wherever it stands in the scrolling view.
    @preconcurrency
    public nonisolated func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping @MainActor (Bool) -> Void
    ) -> some View {
        onAppear { action(true) }.onDisappear { action(false) }
    }

    /// Calls an action with the ids of the views that show. A host does not follow them: it is not called.
    public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View { self }

    /// Puts a bar at the top or the bottom of the view: as `safeAreaInset` does.
    public nonisolated func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
}
