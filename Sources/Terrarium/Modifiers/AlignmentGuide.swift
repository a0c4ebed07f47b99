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
            let node = AlignmentGuideNode(layout, printsLine: false, parent: cursor.parent)
            cursor.append(node)
            node.updateContent(content)
        }
    }
}

/// Works a guide out by a closure of the body around: what that reads wakes the body.
package final class AlignmentGuideNode: UnaryNode<AlignmentGuideLayout>, @unchecked Sendable {
    package override func explicitAlignment(
        _ key: AlignmentKey, child: LayoutNode, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard key == layout.key else {
            return super.explicitAlignment(key, child: child, size: size, proposal: proposal)
        }
        return readingForBody { super.explicitAlignment(key, child: child, size: size, proposal: proposal) }
    }
}
