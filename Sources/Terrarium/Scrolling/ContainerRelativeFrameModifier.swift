public import Foundation
public import TerrariumLayout

extension View {
    /// Makes the view as long as the container around it: the nearest scroll view or list, else the window.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        modifier(ContainerRelativeModifier(axes: axes, alignment: alignment) { length, _ in length })
    }

    /// Makes the view as long as a closure says that is told the length of the container.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeModifier(axes: axes, alignment: alignment, length: length))
    }

    /// Makes the view as long as some of the equal parts of the container.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        modifier(
            ContainerRelativeModifier(axes: axes, alignment: alignment) { length, _ in
                ContainerRelativeFrame.length(of: length, count: count, span: span, spacing: spacing)
            })
    }
}

nonisolated struct ContainerRelativeModifier: ViewModifier {
    typealias Body = Never

    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        let node: ContainerRelativeNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: ContainerRelativeNode.self)
            cursor.advance(past: node)
            node.modifier = modifier
            node.layoutDidChange()
        } else {
            node = ContainerRelativeNode(modifier, parent: cursor.parent)
            cursor.append(node)
        }
        node.updateContent(content)
    }
}

/// What frames that are relative to a container measure themselves by: a scroll view, a list, a screen, a tab, a sheet.
package protocol FrameContainer: LayoutNode {
    /// The container's size, less what its bars cover.
    var sizeForFrames: CGSize { get }
}

extension ScrollNode: FrameContainer {}

/// A frame whose lengths come from the container around it.
package final class ContainerRelativeNode: WrapperNode, @unchecked Sendable {
    var modifier: ContainerRelativeModifier
    private var measuredIn: CGSize?

    init(_ modifier: ContainerRelativeModifier, parent: Node) {
        self.modifier = modifier
        super.init(parent: parent)
    }

    /// The size of the container around this node.
    private var containerSize: CGSize {
        var node = parent
        while let current = node {
            if let container = current as? any FrameContainer { return container.sizeForFrames }
            node = current.parent
        }
        return runtime.window.safeBounds.size
    }

    package override func layoutRules(on axis: Axis, of node: LayoutNode, child: LayoutNode) -> [String] {
        [frame.reason(on: axis, proposal: node.proposal, child: LayoutSubview(child)).description]
    }

    private var frame: ContainerRelativeFrame {
        let size = containerSize
        measuredIn = size
        let axes = modifier.axes
        // The closure belongs to the body around: what it reads wakes that body.
        return readingForBody {
            ContainerRelativeFrame(
                width: axes.contains(.horizontal) ? modifier.length(size.width, .horizontal) : nil,
                height: axes.contains(.vertical) ? modifier.length(size.height, .vertical) : nil,
                alignment: modifier.alignment)
        }
    }

    /// Asks for another measurement if the container has another size than at the last one.
    func checkContainer() {
        if let measuredIn, measuredIn != containerSize { layoutDidChange() }
    }

    package override func measure(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
        frame.sizeThatFits(proposal, child: LayoutSubview(child))
    }

    package override func placeContents(child: LayoutNode, in node: LayoutNode) {
        checkContainer()
        let placement = frame.placement(of: LayoutSubview(child), in: node.size, proposal: node.proposal)
        node.placeInReadingDirection { child.place(at: placement.origin, proposal: placement.proposal) }
    }

    package override var forwardsEnginePriority: Bool { false }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        wrapperSnapshot(description: frame.description, in: context)
    }
}
