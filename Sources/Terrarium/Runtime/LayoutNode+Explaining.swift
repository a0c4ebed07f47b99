import Foundation
import TerrariumLayout

extension LayoutNode {
    /// The proposal and the answer on an axis: `VStack: proposal 320 → 64`.
    package final func plainRule(on axis: Axis, cause: String? = nil) -> String {
        let offered = proposal[axis]?.outlineText ?? "nil"
        let rule = "\(layoutName): proposal \(offered) → \(size[axis].outlineText)"
        return cause.map { "\(rule) (\($0))" } ?? rule
    }

    /// The rules by which a layout arranged its views, as far as they concern one of them.
    final func rules<L: Layout>(
        of layout: L, for subviews: LayoutSubviews, on axis: Axis, toward child: LayoutNode?
    ) -> [String] {
        if layout._isTransparent(to: subviews) {
            return printsFrame ? [plainRule(on: axis, cause: "as its only view")] : []
        }
        guard let stackAxis = layout._stackAxis else {
            return [plainRule(on: axis, cause: cause(of: layout, for: subviews, on: axis))]
        }
        guard stackAxis == axis else { return [plainRule(on: axis, cause: Self.asItsLongestView(on: axis))] }
        var placed = proposal
        placed[axis.crossing] = placed[axis.crossing] ?? size[axis.crossing]
        guard let explanation = layout.stackExplanation(for: placed, of: subviews) else { return [plainRule(on: axis)] }
        let rule = plainRule(on: axis, cause: "its views and \(explanation.gaps.outlineText) between them")
        guard let child, let index = subviews.firstIndex(where: { $0.element === child }),
            let step = explanation.steps.first(where: { $0.index == index - subviews.startIndex })
        else { return [rule] }
        return [rule, "\(layoutName): \(words(for: step, in: explanation))"]
    }

    /// What decided a length in a layout that is no stack in one direction.
    private func cause<L: Layout>(of layout: L, for subviews: LayoutSubviews, on axis: Axis) -> String {
        if layout is ZStackLayout { return subviews.isEmpty ? "it is empty" : Self.asItsLongestView(on: axis) }
        if let grid = layout as? GridLayout {
            if subviews.isEmpty { return "it is empty" }
            let tracks = axis == .horizontal ? "columns" : "rows"
            return "its \(tracks) and \(grid.gapTotal(on: axis, of: subviews).outlineText) between them"
        }
        if let layout = layout as? AnyLayout { return cause(of: layout.base, for: subviews, on: axis) }
        return "as \(TypeName.short(of: L.self)) says"
    }

    /// The words for a length across a stack.
    package static func asItsLongestView(on axis: Axis) -> String {
        axis == .horizontal ? "as its widest view" : "as its highest view"
    }

    private func words(for step: StackExplanation.Step, in explanation: StackExplanation) -> String {
        let took = "took \(step.length.outlineText)"
        guard let offered = step.offered else { return "nothing proposed, so each view its ideal length, \(took)" }
        let hasPriorities = explanation.steps.contains { $0.priority != step.priority }
        let order =
            hasPriorities
            ? "priority \(CGFloat(step.priority).outlineText) in its turn, least flexible first"
            : "least flexible first"
        return "\(order), offered \(offered.outlineText), \(took)"
    }

    /// How the node got its size: on each axis the proposals and answers from the window down to it.
    final var layoutExplanation: String {
        var chain: [LayoutNode] = [self]
        while let outer = chain[chain.count - 1].container { chain.append(outer) }
        chain.reverse()
        let blocks = Axis.allCases.map { axis in
            let window = (axis == .horizontal ? runtime.window.size.width : runtime.window.size.height).outlineText
            var lines = ["\(axis == .horizontal ? "width" : "height"):", "window: \(window)"]
            for (index, node) in chain.enumerated() {
                // The window's own stack of root views speaks only where there are several.
                if node.container == nil, node.layoutChildren.count == 1, index + 1 < chain.count { continue }
                lines += node.layoutRules(on: axis, toward: index + 1 < chain.count ? chain[index + 1] : nil)
            }
            return lines.enumerated().map { $0 == 0 ? $1 : "  \($1)" }.joined(separator: "\n")
        }
        return blocks.joined(separator: "\n") + "\n"
    }
}
