package import Foundation

/// Offers a view a size of a given ratio, as large as possible within the proposal or as small as possible around it.
///
/// The view around it hugs the content. Where nothing is proposed on both axes, the ratio does not matter; where
/// nothing is proposed on one, the other decides. A ratio that is no positive finite number counts as not given, and
/// without one the content's ideal size gives the ratio.
package struct AspectRatioLayout: UnaryLayout, Equatable {
    package let ratio: CGFloat?
    package let contentMode: ContentMode
    package let diagnostics: LayoutDiagnostics

    package init(_ ratio: CGFloat?, contentMode: ContentMode) {
        let validRatio = ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        self.ratio = validRatio
        self.contentMode = contentMode
        diagnostics = validRatio == ratio ? [] : .invalidAspectRatio
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
        child.element.sizeThatFits(offer(proposal, child))
    }

    package func placement(of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize) -> UnaryPlacement {
        let offered = offer(proposal, child)
        let content = child.element.sizeThatFits(offered)
        // In the middle, wherever the content says that its own centre is.
        let origin = CGPoint(x: (size.width - content.width) / 2, y: (size.height - content.height) / 2)
        return UnaryPlacement(origin: origin.finiteOrZero, proposal: offered)
    }

    private func offer(_ proposal: ProposedViewSize, _ child: LayoutSubview) -> ProposedViewSize {
        guard proposal != .unspecified else { return proposal }
        let base = ratio.map { CGSize(width: $0, height: 1) } ?? child.element.sizeThatFits(.unspecified)
        guard base.width > 0, base.height > 0, base.width.isFinite, base.height.isFinite else { return proposal }
        let scales = [proposal.width.map { $0 / base.width }, proposal.height.map { $0 / base.height }]
        let scale = scales.compactMap(\.self).reduce(nil) { (one: CGFloat?, other) -> CGFloat in
            guard let one else { return other }
            return contentMode == .fit ? min(one, other) : max(one, other)
        }
        guard let scale else { return proposal }
        return ProposedViewSize(width: base.width * scale, height: base.height * scale)
    }

    /// `aspectRatio 1.5 fit`, or without a ratio of its own: `aspectRatio fill`.
    package var description: String {
        (["aspectRatio"] + (ratio.map { [$0.outlineText] } ?? []) + ["\(contentMode)"]).joined(separator: " ")
    }

    package func cause(on axis: Axis, proposal: ProposedViewSize, child: LayoutSubview) -> String {
        "as its content, offered \(offer(proposal, child)[axis]?.outlineText ?? "nil")"
    }

    package var signature: String {
        "aspectRatio(\(ratio.map { "\($0.codeText), " } ?? "")contentMode: .\(contentMode))"
    }
}
