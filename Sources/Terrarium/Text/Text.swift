package import Foundation
package import TerrariumLayout

/// A view that shows text.
public nonisolated struct Text: View, Equatable {
    public typealias Body = Never

    let string: String

    /// What the text says, without styles.
    package var plainString: String { string }

    /// Shows a string as it is.
    public init(verbatim content: String) {
        string = content
    }

    /// Shows a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        string = String(content)
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        updateLeaf(view, in: &cursor)
    }
}

extension Text: LeafView {
    package typealias Resolved = TextLayout

    package func resolve(in context: LeafContext) -> TextLayout {
        TextLayout(string, fontSize: context.fontSize, style: TextStyle(), metrics: context.textMetrics)
    }

    package static func size(
        of resolved: TextLayout, for proposal: ProposedViewSize, in context: LeafContext
    ) -> CGSize {
        resolved.size(for: proposal)
    }

    package static func explicitAlignment(
        _ key: AlignmentKey, of resolved: TextLayout, size: CGSize, in context: LeafContext
    ) -> CGFloat? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key: resolved.firstBaseline(in: size)
        case VerticalAlignment.lastTextBaseline.key: resolved.lastBaseline(in: size)
        default: nil
        }
    }

    package func describe(_ resolved: TextLayout, in context: LeafContext) -> LeafDescription {
        var description = LeafDescription("Text")
        description.text = string
        description.lines = resolved.lines(in: context.node.size)
        return description
    }
}
