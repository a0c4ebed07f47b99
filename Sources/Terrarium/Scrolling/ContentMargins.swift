import Foundation
package import TerrariumLayout

/// The margins around the content of the scroll views here.
struct ContentMarginsKey: BuiltInEnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets() }
}

extension EnvironmentValues {
    fileprivate var scrollContentMargins: EdgeInsets {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }
}

extension View {
    /// Sets margins, on some edges, around the content of the scroll views and lists below.
    ///
    /// The content is offered what they leave and scrolls with them. A margin that is infinite or no number counts as zero.
    ///
    /// - Parameter styles: how outlines show it.
    package nonisolated func scrollMargins(
        _ edges: Edge.Set, _ insets: EdgeInsets, styles: [SnapshotAttribute], line: SourceLine
    ) -> some View {
        modifier(
            EnvironmentTransformModifier(
                keyPath: \.scrollContentMargins,
                transform: { margins in
                    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
                        margins[edge] = insets[edge].isFinite ? insets[edge] : 0
                    }
                }, line: line, styles: styles))
    }
}
