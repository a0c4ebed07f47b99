public import Foundation
public import TerrariumLayout

extension View {
    /// Moves a horizontal guide of the view; `computeValue` sees the guides that were set further in.
    ///
    /// A value that is infinite or no number counts as 0 and is reported as `invalidGeometry`.
    public nonisolated func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: guide.key, computeValue: computeValue))
    }

    /// Moves a vertical guide of the view; `computeValue` sees the guides that were set further in.
    ///
    /// A value that is infinite or no number counts as 0 and is reported as `invalidGeometry`.
    public nonisolated func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: guide.key, computeValue: computeValue))
    }
}

nonisolated struct AlignmentGuideModifier: ViewModifier {
    typealias Body = Never

    let key: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        let layout = AlignmentGuideLayout(modifier.key, computeValue: modifier.computeValue)
        if let existing = cursor.existing {
            let node = unsafeDowncast(existing, to: UnaryNode<AlignmentGuideLayout>.self)
            cursor.advance(past: node)
            if !bitwiseEqual(node.layout, layout) { node.setLayout(layout) }
            node.updateContent(content)
        } else {
            let node = UnaryNode(layout, printsLine: false, parent: cursor.parent)
            cursor.append(node)
            node.updateContent(content)
        }
    }
}
