import Foundation
import TerrariumLayout

/// A view without children, which answers by a function.
final class TestLeaf: TestElement {
    var axis: Axis?
    var answer: (ProposedViewSize, Axis?) -> CGSize
    var spacing: (Axis?) -> ViewSpacing = { _ in ViewSpacing() }
    var priority = 0.0
    var guides: [AlignmentKey: (CGSize) -> CGFloat] = [:]

    init(_ answer: @escaping (ProposedViewSize, Axis?) -> CGSize) {
        self.answer = answer
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { answer(proposal, axis) }
    override var layoutSpacing: ViewSpacing { spacing(axis) }
    override var enginePriority: Double { priority }
    override func setStackAxis(_ axis: Axis?) { self.axis = axis }

    override func explicitAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
        guides[key].map { $0(sizeThatFits(proposal)) }
    }
}

/// A modifier over one child.
final class TestUnary<L: UnaryLayout>: TestElement {
    let layout: L
    let child: TestElement

    init(_ layout: L, _ child: TestElement) {
        self.layout = layout
        self.child = child
    }

    private var subview: LayoutSubview { LayoutSubview(child) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        layout.sizeThatFits(proposal, child: subview)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let placement = layout.placement(of: subview, in: size, proposal: proposal)
        child.place(at: placement.origin, proposal: placement.proposal)
    }

    override func explicitAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
        layout.explicitAlignment(key, child: subview, in: sizeThatFits(proposal), proposal: proposal)
    }

    override var layoutSpacing: ViewSpacing { layout.spacing(of: subview) }
    override var traitPriority: Double? { ownPriority ?? child.traitPriority }
    override var enginePriority: Double { layout.forwardsEnginePriority ? child.enginePriority : 0 }
    override var children: [TestElement] { [child] }
    override func setStackAxis(_ axis: Axis?) { child.setStackAxis(axis) }
    override func inheritedTrait<K: LayoutValueKey>(_ key: K.Type) -> K.Value { child.layoutTrait(key) }
}

/// A container that runs a `Layout`.
final class TestContainer<L: Layout>: TestElement {
    private var engine: LayoutEngine<L>
    private let elements: [TestElement]
    private let subviews: LayoutSubviews

    init(_ layout: L, _ elements: [TestElement], isStatic: Bool = true) {
        engine = LayoutEngine(layout)
        self.elements = elements
        subviews = LayoutSubviews(elements.map { LayoutSubview($0) }, isStatic: isStatic)
        for element in elements {
            element.setStackAxis(engine.stackAxis)
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        engine.sizeThatFits(proposal, subviews: subviews)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        engine.placeSubviews(in: size, proposal: proposal, subviews: subviews)
    }

    override func explicitAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
        engine.explicitAlignment(key, in: sizeThatFits(proposal), proposal: proposal, subviews: subviews)
    }

    override var layoutSpacing: ViewSpacing { engine.spacing(of: subviews) }
    override var enginePriority: Double { engine.priority(of: subviews) }
    override var children: [TestElement] { elements }

    override func setStackAxis(_ axis: Axis?) {
        if subviews.isStatic, elements.count == 1, engine.stackAxis != nil {
            elements[0].setStackAxis(axis)
        }
    }
}

/// A view with another one over or under it.
final class TestLayered: TestElement {
    let primary: TestElement
    let secondary: TestElement
    let alignment: Alignment

    init(_ primary: TestElement, _ secondary: TestElement, alignment: Alignment) {
        self.primary = primary
        self.secondary = secondary
        self.alignment = alignment
        secondary.setStackAxis(nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { primary.sizeThatFits(proposal) }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        primary.place(at: .zero, proposal: proposal)
        let placement = SecondaryLayout.placement(
            of: LayoutSubview(secondary), on: LayoutSubview(primary), primaryProposal: proposal, alignment: alignment)
        secondary.place(at: placement.origin, proposal: placement.proposal)
    }

    override func explicitAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
        primary.explicitAlignment(key, at: proposal)
    }

    override var layoutSpacing: ViewSpacing { primary.layoutSpacing }
    override var traitPriority: Double? { ownPriority ?? primary.traitPriority }
    override var enginePriority: Double { primary.enginePriority }
    override var children: [TestElement] { [primary, secondary] }
    override func setStackAxis(_ axis: Axis?) { primary.setStackAxis(axis) }
    override func inheritedTrait<K: LayoutValueKey>(_ key: K.Type) -> K.Value { primary.layoutTrait(key) }
}
