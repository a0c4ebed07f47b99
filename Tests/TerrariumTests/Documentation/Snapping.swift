import Foundation
import TerrariumLayout

@testable import Terrarium

extension View {
    /// Rounds the size of the view up to whole multiples of a length.
    ///
    /// A length that is not positive and finite changes nothing.
    nonisolated func snapped(to length: CGFloat) -> some View {
        modifier(SnappingModifier(unaryLayout: SnappingLayout(length: length)))
    }
}

nonisolated struct SnappingModifier: UnaryLayoutModifier {
    typealias Body = Never

    let unaryLayout: SnappingLayout
}

struct SnappingLayout: UnaryLayout, Equatable {
    let length: CGFloat

    func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
        let content = child.sizeThatFits(proposal)
        return CGSize(width: snapped(content.width), height: snapped(content.height))
    }

    func placement(of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize) -> UnaryPlacement {
        UnaryPlacement(proposal: proposal)
    }

    var description: String { "snapped \(length.outlineText)" }

    func cause(on axis: Axis, proposal: ProposedViewSize, child: LayoutSubview) -> String {
        "its content, rounded up"
    }

    private func snapped(_ number: CGFloat) -> CGFloat {
        length > 0 && length.isFinite ? (number / length).rounded(.up) * length : number
    }
}
