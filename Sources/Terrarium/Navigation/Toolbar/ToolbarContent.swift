/// What a toolbar shows: items, groups of items, and what is composed of them.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent

    /// The items. Give content of your own a body; the library's own content does without one.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Places the nodes of the items under the cursor, or brings them up to date.
    nonisolated static func _updateToolbar(_ content: Self, in cursor: inout _ChildCursor)
}

/// Toolbar content whose items have ids. A host shows it as any other.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: ToolbarContent, CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
    /// Traps: the content has no body. The library never asks for it.
    public var body: Never {
        fatalError("\(Self.self) is primitive toolbar content and has no body.")
    }
}

extension ToolbarContent {
    public nonisolated static func _updateToolbar(_ content: Self, in cursor: inout _ChildCursor) {
        if let existing = cursor.existing {
            let node = unsafeDowncast(existing, to: ToolbarContentNode<Self>.self)
            cursor.advance(past: node)
            node.update(content)
        } else {
            let node = ToolbarContentNode(content, parent: cursor.parent)
            cursor.append(node)
            node.mount()
        }
    }
}

/// The node of toolbar content with a body. Its dynamic properties work as a view's do.
package final class ToolbarContentNode<Content: ToolbarContent>: BodyNode<Content>, @unchecked Sendable {
    override func runBody() {
        let body = evaluating { UncheckedBox(value.body) }.value
        var cursor = _ChildCursor(childrenOf: self)
        Content.Body._updateToolbar(body, in: &cursor)
    }
}
