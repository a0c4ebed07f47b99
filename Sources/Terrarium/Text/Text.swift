public import Foundation
package import TerrariumLayout

/// A view that shows text.
///
/// A string literal is looked up in the program's localisations and may hold Markdown's inline marks; a variable is shown
/// as it is. Modifiers of a text make a text again, and texts can be joined with `+`.
public nonisolated struct Text: View, Equatable, Sendable {
    public typealias Body = Never

    let value: TextValue

    init(_ value: TextValue) {
        self.value = value
    }

    /// Shows a string as it is.
    public init(verbatim content: String) {
        value = TextValue(verbatim: content)
    }

    /// Shows a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        value = TextValue(verbatim: String(content))
    }

    /// Shows a text in the language of the surroundings, with Markdown's inline marks.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        value = TextValue(key, table: tableName, bundle: bundle)
    }

    /// What the text says without styles, in the default surroundings.
    package var plainString: String { value.plainVerbatim ?? value.resolve(in: TextSettings()).string }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        updateLeaf(view, in: &cursor)
    }
}

extension Text: LeafView {
    /// An object, so that a text that was never measured has no room for it.
    package final class Resolved: ShownText, @unchecked Sendable {
        let text: ResolvedText
        let layout: TextLayout
        let attributes: [SnapshotAttribute]

        init(text: ResolvedText, layout: TextLayout, attributes: [SnapshotAttribute]) {
            self.text = text
            self.layout = layout
            self.attributes = attributes
            super.init()
        }

        package override func lines(in size: CGSize) -> [TextLine] { layout.lines(in: size) }

        nonisolated deinit {}
    }

    package func resolve(in context: LeafContext) -> Resolved {
        let surroundings = context.textSurroundings
        let text =
            if let string = value.plainVerbatim, surroundings.settings.textCase == nil {
                ResolvedText(string)
            } else {
                value.resolve(in: surroundings.settings)
            }
        let format = surroundings.format
        guard !text.isPlain else {
            return Resolved(text: text, layout: TextLayout(text.string, format: format), attributes: [])
        }
        let runs = text.runs.map { run in
            TextRun(
                run.string,
                fontSize: run.attributes.font(in: surroundings.font).pointSize(at: surroundings.typeSize))
        }
        let environment = context.scope.values
        let isUniform = text.runs.count == 1
        return Resolved(
            text: text, layout: TextLayout(runs, style: format.style, metrics: format.metrics),
            attributes: text.runs.flatMap {
                $0.attributes.outlineAttributes(for: isUniform ? nil : $0.string, in: environment)
            })
    }

    package var dependsOnTime: Bool { value.dependsOnTime }

    package static func size(of resolved: Resolved, for proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
        resolved.layout.size(for: proposal)
    }

    package static func steadySize(of resolved: Resolved) -> _SteadySize? { resolved.layout.steadySize }

    package static func explicitAlignment(
        _ key: AlignmentKey, of resolved: Resolved, size: CGSize, in context: LeafContext
    ) -> CGFloat? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key: resolved.layout.firstBaseline(in: size)
        case VerticalAlignment.lastTextBaseline.key: resolved.layout.lastBaseline(in: size)
        default: nil
        }
    }

    package static func lengthCause(on axis: Axis, of resolved: Resolved, in context: LeafContext) -> String {
        let size = context.node.size
        let lines = resolved.layout.lines(in: size)
        guard let last = lines.last else { return size[axis] > 0 ? "the lines that it reserves" : "it is empty" }
        if axis == .horizontal { return "its longest line" }
        let count = lines.count == 1 ? "1 line" : "\(lines.count) lines"
        return size.height > last.y + last.height ? "\(count) and those that it reserves" : count
    }

    package func describe(_ resolved: Resolved, in context: LeafContext) -> LeafDescription {
        context.noteRead(of: ForegroundKey.self)
        var description = LeafDescription("Text")
        description.text = resolved.text.string
        description.shownText = resolved
        if !resolved.text.isPlain {
            description.styles = resolved.attributes
            description.children = SnapshotChildren(links(of: resolved, in: context))
        }
        return description
    }
}
