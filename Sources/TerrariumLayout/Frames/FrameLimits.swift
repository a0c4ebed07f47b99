package import Foundation

/// The limits of a flexible frame on one axis, put in order.
///
/// The minimum is not negative, the ideal not below the minimum, the maximum not below either. A minimum or ideal that
/// is infinite or no number, and a maximum that is no number, count as not given.
package struct FrameLimits: Equatable, Sendable {
    package let minimum: CGFloat?
    package let ideal: CGFloat?
    package let maximum: CGFloat?
    package let diagnostics: LayoutDiagnostics

    package init(minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil) {
        let finiteMinimum = minimum.flatMap { $0.isFinite ? $0 : nil }
        let finiteIdeal = ideal.flatMap { $0.isFinite ? $0 : nil }
        let realMaximum = maximum.flatMap { $0.isNaN ? nil : $0 }
        self.minimum = finiteMinimum.map { max($0, 0) }
        self.ideal = finiteIdeal.map { [floor = self.minimum ?? 0] in max($0, floor) }
        self.maximum = realMaximum.map { [floor = self.ideal ?? self.minimum ?? 0] in max($0, floor) }
        var diagnostics: LayoutDiagnostics = []
        if finiteMinimum != minimum || finiteIdeal != ideal || realMaximum != maximum {
            diagnostics.insert(.invalidFrame)
        }
        if self.minimum != finiteMinimum || self.ideal != finiteIdeal || self.maximum != realMaximum {
            diagnostics.insert(.contradictoryFrame)
        }
        self.diagnostics = diagnostics
    }

    /// Whether the axis is left to the content.
    package var isEmpty: Bool {
        minimum == nil && ideal == nil && maximum == nil
    }

    func clamp(_ length: CGFloat) -> CGFloat {
        min(max(length, minimum ?? 0), maximum ?? .infinity)
    }

    /// What the content is offered when the frame is measured.
    func offer(_ proposal: CGFloat?) -> CGFloat? {
        (proposal ?? ideal).map { isEmpty ? $0 : clamp($0) }
    }

    /// The frame's length, if it does not depend on the content.
    func lengthWithoutContent(_ proposal: CGFloat?) -> CGFloat? {
        guard let proposal else { return ideal }
        return minimum != nil && maximum != nil ? clamp(proposal) : nil
    }

    /// The frame's length around content of a length, if it depends on the content.
    func length(around content: CGFloat, proposal: CGFloat?) -> CGFloat {
        guard let offered = offer(proposal) else {
            return isEmpty ? content : clamp(content)
        }
        return switch (minimum, maximum) {
        case (let minimum?, nil): max(min(offered, content), minimum)
        case (nil, let maximum?): min(max(offered, content), maximum)
        default: content
        }
    }

    /// What decided the frame's length, in a few words.
    func cause(proposal: CGFloat?, content: CGFloat) -> String {
        let length = lengthWithoutContent(proposal) ?? length(around: content, proposal: proposal)
        if proposal == nil, ideal != nil { return "its ideal length" }
        if length == proposal, !isEmpty { return "the proposal" }
        if length == minimum, content != length { return "its minimum" }
        if length == maximum, content != length { return "its maximum" }
        return "as its content"
    }

    /// What the content is offered when it is placed in a frame of a length.
    ///
    /// That is the frame's length, unless the frame took its length from content that chose freely: then nothing is
    /// proposed, so that the content chooses again.
    func placementOffer(_ proposal: CGFloat?, length: CGFloat) -> CGFloat? {
        guard !isEmpty else { return proposal }
        let tookContent = proposal == nil && ideal == nil && length > (minimum ?? 0) && length < (maximum ?? .infinity)
        return tookContent ? nil : length
    }
}
