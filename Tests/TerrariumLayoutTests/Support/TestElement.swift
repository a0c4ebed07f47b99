import Foundation
import TerrariumLayout

/// A view that only takes part in layout: a stand-in for the nodes of a real tree.
///
/// It keeps its answers to the last eight proposals, as real nodes do, and counts how often it had to work.
class TestElement: LayoutElement {
    private static let capacity = 8

    var name: String?
    private(set) var origin = CGPoint.zero
    private(set) var proposal = ProposedViewSize.unspecified
    private(set) var size = CGSize.zero
    var isPlaced = false
    private(set) var reports: LayoutDiagnostics = []
    private(set) var measurements = 0
    private(set) var placements = 0

    private var answers: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var nextAnswer = 0

    /// The priority that a modifier set.
    var traitPriority: Double? { ownPriority }
    var ownPriority: Double?
    var traits: [ObjectIdentifier: Any] = [:]

    // MARK: What kinds of elements override

    /// The answer to a proposal; asked only where no earlier answer is kept.
    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Places the children once the element's own size is known.
    func placeChildren(in size: CGSize, proposal: ProposedViewSize) {}

    func explicitAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? { nil }
    var layoutSpacing: ViewSpacing { ViewSpacing() }
    var enginePriority: Double { 0 }
    var children: [TestElement] { [] }
    func setStackAxis(_ axis: Axis?) {}

    func layoutTrait<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        traits[ObjectIdentifier(key)] as? K.Value ?? inheritedTrait(key)
    }

    func inheritedTrait<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }
}

extension TestElement {
    final var layoutPriority: Double { traitPriority ?? enginePriority }

    final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let known = answers.first(where: { $0.proposal == proposal }) {
            return known.size
        }
        measurements += 1
        let answer = measure(proposal)
        if !answer.isValidAnswer {
            report(.invalidSize)
        }
        let size = answer.validAnswer
        if answers.count < Self.capacity {
            answers.append((proposal, size))
        } else {
            answers[nextAnswer] = (proposal, size)
            nextAnswer = (nextAnswer + 1) % Self.capacity
        }
        return size
    }

    final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        self.origin = origin
        self.proposal = proposal
        isPlaced = true
        placements += 1
    }

    final func report(_ diagnostics: LayoutDiagnostics) {
        reports.formUnion(diagnostics)
    }

    /// Fixes the sizes of a placed element and everything in it.
    final func settle() {
        size = sizeThatFits(proposal)
        placeChildren(in: size, proposal: proposal)
        for child in children {
            child.settle()
        }
    }

    /// Lays a root element out as a window does: it is offered a size and centred in it.
    final func layOut(in window: ProposedViewSize) {
        let size = sizeThatFits(window)
        let space = window.replacingUnspecifiedDimensions(by: size)
        place(
            at: CGPoint(x: (space.width - size.width) / 2, y: (space.height - size.height) / 2), proposal: window)
        settle()
    }

    /// The element and everything in it, with the position of each in the window.
    final func forEachFrame(from parent: CGPoint = .zero, _ body: (TestElement, CGRect) -> Void) {
        let corner = CGPoint(x: parent.x + origin.x, y: parent.y + origin.y)
        body(self, CGRect(origin: corner, size: size))
        for child in children {
            child.forEachFrame(from: corner, body)
        }
    }

    /// How often all elements of the tree were measured, without the answers that they had kept.
    final var totalMeasurements: Int {
        children.reduce(measurements) { $0 + $1.totalMeasurements }
    }

    /// Everything that was reported in the tree.
    final var allReports: LayoutDiagnostics {
        children.reduce(reports) { $0.union($1.allReports) }
    }
}
