import Foundation

extension View {
    /// Hides the view; it keeps its space and cannot be tapped.
    public nonisolated func hidden() -> some View {
        outlineStyle(["hidden"], flags: .hidden)
    }

    /// Makes the view translucent. At 0 it is hidden and cannot be tapped.
    public nonisolated func opacity(_ opacity: Double) -> some View {
        modifier(
            FoldModifier(
                styles: opacity == 1 ? [] : [SnapshotAttribute("opacity", CGFloat(opacity))],
                flags: opacity <= 0 ? .hidden : []))
    }

    /// Whether the view can be tapped; if not, taps go through it.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(FoldModifier(flags: enabled ? [] : .ignoresHits))
    }

    /// Cuts off what sticks out of the view's frame.
    public nonisolated func clipped(antialiased: Bool = false) -> some View {
        outlineStyle(["clipped"], flags: .clips)
    }
}
