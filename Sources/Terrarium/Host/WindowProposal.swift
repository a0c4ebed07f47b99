import Foundation
import TerrariumLayout

/// What a host's window is offered, with lengths that a window can have.
struct WindowProposal {
    private(set) var proposal: ProposedViewSize
    private var problems: [String] = []

    init(_ proposal: ProposedViewSize) {
        self.proposal = proposal
        self.proposal.width = usable(proposal.width, "width")
        self.proposal.height = usable(proposal.height, "height")
    }

    /// Records what had to be changed.
    func report(to runtime: Runtime) {
        guard let root = runtime.root else { return }
        for problem in problems { runtime.report(.invalidGeometry, problem, at: root) }
    }

    private mutating func usable(_ length: CGFloat?, _ axis: String) -> CGFloat? {
        guard let length, !(length >= 0 && length.isFinite) else { return length }
        if length == .infinity {
            problems.append("The \(axis) of the window is infinite. The window hugs its content on that axis.")
            return nil
        }
        problems.append("The \(axis) of the window is \(length), which is no length. It is 0 instead.")
        return 0
    }
}
