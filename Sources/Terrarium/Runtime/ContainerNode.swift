package import Foundation
package import TerrariumLayout

/// A node that arranges its layout children with a `Layout`.
package class ContainerNode<L: Layout>: ContainerNodeBase, @unchecked Sendable {
    @exclusivity(unchecked) private var engine: LayoutEngine<L>
    /// The children as a layout sees them.
    @exclusivity(unchecked) private var subviews = LayoutSubviews([])

    package init(_ layout: L, kind: String, parent: borrowing Node) {
        engine = LayoutEngine(layout)
        super.init(kind: kind, parent: parent)
    }

    package override func environmentDidChange() {
        // The subviews tell a layout the reading direction, so that another direction makes them anew.
        if (subviews.layoutDirection == .rightToLeft) != scope.isRightToLeft { flags.insert(.layoutChildrenAreStale) }
        layoutDidChange()
    }

    package override func layoutRules(on axis: Axis, toward child: LayoutNode?) -> [String] {
        collectChildrenIfNeeded()
        return rules(of: engine.layout, for: subviews, on: axis, toward: child)
    }

    /// The layout that arranges the children.
    package var layout: L { engine.layout }

    /// Takes a new value of the layout.
    package final func setLayout(_ layout: L) {
        let axis = engine.stackAxis
        engine.update(layout)
        // Spacers and dividers must be told.
        if engine.stackAxis != axis { flags.insert(.layoutChildrenAreStale) }
        notes.insert(.wishesBelowMayBeDifferent)
        layoutDidChange()
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        collectChildrenIfNeeded()
        return engine.sizeThatFits(proposal, subviews: subviews)
    }

    package override func findSteadySize() -> _SteadySize? {
        collectChildrenIfNeeded()
        return engine.steadySize(of: subviews)
    }

    package override func findEdgeMoves() -> Bool {
        collectChildrenIfNeeded()
        return engine.movesEdges(of: subviews)
    }

    package override func placeChildren() {
        collectChildrenIfNeeded()
        placeInReadingDirection {
            engine.placeSubviews(in: size, proposal: proposal, subviews: subviews)
        }
        let wrong = engine.takeDiagnostics()
        if !wrong.isEmpty { report(wrong) }
    }

    package override func explicitAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
        rememberedGuide(key, at: proposal) {
            collectChildrenIfNeeded()
            return engine.explicitAlignment(key, in: sizeThatFits(proposal), proposal: proposal, subviews: subviews)
        }
    }

    package override var childAxis: Axis? { engine.stackAxis }

    package override func arrangementIsStale() {
        engine.invalidate()
    }

    /// Views on top of each other want what each of them wants; other layouts may want more.
    package override func hasNoWishes() -> Bool {
        L.self == ZStackLayout.self && !children.isEmpty && children.allSatisfy(\.isOrdinary)
    }

    package override func findSpacing() -> ViewSpacing { engine.spacing(of: subviews) }

    package override var transparentChild: LayoutNode? {
        engine.isTransparent(to: subviews) ? children.first : nil
    }

    package override func childrenWereCollected() {
        subviews = layoutSubviews
    }
}
