package import Foundation

/// A frame of a fixed width, a fixed height or both.
///
/// On a fixed axis the content is offered the frame's length and the frame has that length; on the other axis the
/// frame is its content. A negative, infinite or undefined length counts as not given.
package struct FixedFrame: UnaryLayout, Equatable {
    package let width: CGFloat?
    package let height: CGFloat?
    package let alignment: Alignment
    package let diagnostics: LayoutDiagnostics

    package init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) {
        self.width = width.flatMap(Self.valid)
        self.height = height.flatMap(Self.valid)
        self.alignment = alignment
        diagnostics = self.width == width && self.height == height ? [] : .invalidFrame
    }

    private static func valid(_ length: CGFloat) -> CGFloat? {
        length >= 0 && length.isFinite ? length : nil
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
        if let width, let height {
            return CGSize(width: width, height: height)
        }
        let answer = child.element.sizeThatFits(offer(proposal))
        return CGSize(width: width ?? answer.width, height: height ?? answer.height)
    }

    package func steadySize(of child: LayoutSubview) -> _SteadySize? {
        if let width, let height {
            return _SteadySize(CGSize(width: width, height: height))
        }
        guard var steady = child.element.steadySize else { return nil }
        if let width {
            guard width >= steady.least.width else { return nil }
            steady.size.width = width
            steady.least.width = 0
        }
        if let height {
            guard height >= steady.least.height else { return nil }
            steady.size.height = height
            steady.least.height = 0
        }
        return steady
    }

    package func placement(of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize) -> UnaryPlacement {
        let offered = offer(proposal)
        let origin = child.dimensions(in: offered).origin(aligning: alignment, in: size)
        return UnaryPlacement(origin: origin, proposal: offered)
    }

    package func spacing(of child: LayoutSubview) -> ViewSpacing {
        var edges: Edge.Set = []
        if width != nil { edges.formUnion(.horizontal) }
        if height != nil { edges.formUnion(.vertical) }
        return child.spacing.covered(on: edges)
    }

    /// What the content is offered.
    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }
}

extension FixedFrame {
    package var description: String {
        let lengths = [("width", width), ("height", height)]
        return frameText(lengths, alignment: alignment)
    }

    package func cause(on axis: Axis, proposal: ProposedViewSize, child: LayoutSubview) -> String {
        (axis == .horizontal ? width : height) == nil ? "as its content" : "fixed"
    }

    package var signature: String {
        frameSignature([("width", width), ("height", height)])
    }
}

/// A frame in the outline's words: `frame width=320 minHeight=44 align=leading`.
func frameText(_ lengths: [(String, CGFloat?)], alignment: Alignment, kind: String = "frame") -> String {
    var words = [kind]
    for case (let name, let length?) in lengths {
        words.append("\(name)=\(length.outlineText)")
    }
    if alignment != .center {
        words.append("align=\(alignment)")
    }
    return words.joined(separator: " ")
}

/// A frame as it is written in code: `frame(maxWidth: .infinity)`.
func frameSignature(_ lengths: [(String, CGFloat?)]) -> String {
    let arguments = lengths.compactMap { name, length in
        length.map { "\(name): \($0.codeText)" }
    }
    return "frame(\(arguments.joined(separator: ", ")))"
}
