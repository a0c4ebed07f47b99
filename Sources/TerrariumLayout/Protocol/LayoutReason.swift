package import Foundation

/// Why a view is as long as it is on one axis.
///
/// Its description reads `frame(maxWidth: .infinity): proposal 320 → 320 (the proposal)`.
package struct LayoutReason: Equatable, Sendable {
    /// The layout, as it is written in code.
    package let rule: String
    package let axis: Axis
    package let proposal: CGFloat?
    package let length: CGFloat
    /// What decided, in a few words.
    package let cause: String

    package init(rule: String, axis: Axis, proposal: CGFloat?, length: CGFloat, cause: String) {
        self.rule = rule
        self.axis = axis
        self.proposal = proposal
        self.length = length
        self.cause = cause
    }
}

extension LayoutReason: CustomStringConvertible {
    package var description: String {
        "\(rule): proposal \(proposal?.outlineText ?? "nil") → \(length.outlineText) (\(cause))"
    }
}

extension UnaryLayout {
    /// Explains the view's length on an axis.
    package func reason(on axis: Axis, proposal: ProposedViewSize, child: LayoutSubview) -> LayoutReason {
        LayoutReason(
            rule: signature, axis: axis, proposal: proposal[axis],
            length: sizeThatFits(proposal, child: child)[axis],
            cause: cause(on: axis, proposal: proposal, child: child))
    }

    @usableFromInline
    package func cause(on axis: Axis, proposal: ProposedViewSize, child: LayoutSubview) -> String {
        "as its content"
    }
}
