public import Foundation
package import TerrariumLayout

/// A flexible space that expands along its stack's axis, or on both axes outside a stack.
public nonisolated struct Spacer: View, Equatable, Sendable {
    public typealias Body = Never

    /// The least length; nil stands for 8 points.
    public var minLength: CGFloat?

    /// Room that is at least as long as a length; nil stands for 8 points.
    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        updateLeaf(view, in: &cursor)
    }
}

extension Spacer: LeafView {
    package func resolve(in context: LeafContext) -> CGFloat? { minLength }

    package static func size(
        of resolved: CGFloat?, for proposal: ProposedViewSize, in context: LeafContext
    ) -> CGSize {
        LeafSize.spacer(proposal, axis: context.stackAxis, minimum: resolved)
    }

    package static var isOrdinary: Bool { false }

    package static func spacing(of resolved: CGFloat?, in context: LeafContext) -> ViewSpacing {
        .spacer(along: context.stackAxis)
    }

    package static func lengthCause(on axis: Axis, of resolved: CGFloat?, in context: LeafContext) -> String {
        if axis == context.stackAxis?.crossing { return "nothing across its stack" }
        return context.node.size[axis] == context.node.proposal[axis] ? "the proposal" : "its least length"
    }

    package static func enginePriority(of resolved: CGFloat?) -> Double { -.infinity }

    package func describe(_ resolved: CGFloat?, in context: LeafContext) -> LeafDescription {
        LeafDescription("Spacer")
    }
}

/// A thin line across its stack.
public nonisolated struct Divider: View, Equatable, Sendable {
    public typealias Body = Never

    /// A line across the stack.
    public init() {}

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        updateLeaf(view, in: &cursor)
    }
}

extension Divider: LeafView {
    /// A pixel; a point where texts are so large that a pixel would not be seen.
    package func resolve(in context: LeafContext) -> CGFloat {
        let scale = context.scope[DisplayScaleKey.self]
        return context.scope[DynamicTypeSizeKey.self].isAccessibilitySize || !(scale > 0) ? 1 : 1 / scale
    }

    package static func size(of resolved: CGFloat, for proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
        LeafSize.divider(proposal, axis: context.stackAxis, thickness: resolved)
    }

    package func describe(_ resolved: CGFloat, in context: LeafContext) -> LeafDescription {
        var description = LeafDescription("Divider")
        description.picture = .divider(vertical: context.stackAxis == .horizontal)
        return description
    }
}
