package import Foundation

/// A frame whose lengths come from the container around it: a scroll view, a list, a screen, the window.
///
/// It behaves as a fixed frame; the owner resolves the lengths and makes a new one when the container changes.
package struct ContainerRelativeFrame: UnaryLayout, Equatable {
    private let frame: FixedFrame

    /// - Parameters:
    ///   - width: the length resolved for the horizontal axis; nil leaves that axis to the content.
    ///   - height: the same for the vertical axis.
    package init(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
        frame = FixedFrame(width: width, height: height, alignment: alignment)
    }

    /// The length of a view that covers some of the equal parts into which a container is divided.
    ///
    /// Counts and spans below one count as one.
    package static func length(of container: CGFloat, count: Int, span: Int, spacing: CGFloat) -> CGFloat {
        let count = CGFloat(max(count, 1))
        let span = CGFloat(max(span, 1))
        let part = (container - spacing * (count - 1)) / count
        return max(part * span + spacing * (span - 1), 0)
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
        frame.sizeThatFits(proposal, child: child)
    }

    package func placement(of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize) -> UnaryPlacement {
        frame.placement(of: child, in: size, proposal: proposal)
    }

    package func spacing(of child: LayoutSubview) -> ViewSpacing {
        frame.spacing(of: child)
    }

    package var diagnostics: LayoutDiagnostics {
        frame.diagnostics
    }

    /// `containerRelativeFrame width=320`.
    package var description: String {
        frameText(
            [("width", frame.width), ("height", frame.height)], alignment: frame.alignment,
            kind: "containerRelativeFrame")
    }

    package var signature: String {
        "containerRelativeFrame()"
    }
}
