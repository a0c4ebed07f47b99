/// A piece of the tree, described by a value.
///
/// A view is cheap and made anew at will; what lasts is the node behind it. Give your own views a `body`; the library's
/// own views do without one.
///
/// The two requirements with a leading underscore are how a view meets its node. They have default implementations for
/// every view with a body; user code neither calls nor writes them.
@MainActor @preconcurrency
public protocol View {
    /// The type of the view's content.
    associatedtype Body: View

    /// The view's content. It is evaluated when something that it read has changed, and no more often.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Places the nodes of `view` under the cursor, or brings the nodes that stand there up to date.
    ///
    /// Invariant: a view type moves the cursor by the same number of nodes whatever its value.
    nonisolated static func _update(_ view: Self, in cursor: inout _ChildCursor)

    /// Runs the body of the composite view in `node` and updates what it describes.
    nonisolated static func _evaluate(_ node: _CompositeReference)
}

extension Never: View {
    /// A view without a body never gets here.
    public var body: Never {
        fatalError("Never has no value and therefore no body.")
    }
}

extension View where Body == Never {
    /// Traps: the view has no body. The library never asks for it.
    public var body: Never {
        fatalError("\(Self.self) is a primitive view and has no body.")
    }
}

extension View {
    @inlinable
    public nonisolated static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        if let node = cursor.existing {
            let composite = unsafeDowncast(node, to: CompositeNode<Self>.self)
            cursor.advance(past: composite)
            composite.update(view)
        } else {
            let composite = CompositeNode<Self>(view, parent: cursor.parent)
            cursor.append(composite)
            composite.mount()
        }
    }

    @inlinable
    public nonisolated static func _evaluate(_ reference: _CompositeReference) {
        let node = unsafeDowncast(reference.node, to: CompositeNode<Self>.self)
        let evaluation = node.beginEvaluation()
        nonisolated(unsafe) var body: Body?
        node.observingModels { onMainActor { body = node.value.body } }
        node.endEvaluation(evaluation)
        // The work above has run, and so there is a body.
        node.updateContent(body!)
    }
}

/// A composite node whose view type the receiver of this value knows.
public struct _CompositeReference {
    @usableFromInline unowned(unsafe) let node: Node

    @usableFromInline
    init(_ node: Node) {
        self.node = node
    }
}

/// Carries a value that is not `Sendable` out of a main-actor call that happens on the main actor anyway.
@usableFromInline
package struct UncheckedBox<Value>: @unchecked Sendable {
    @usableFromInline package let value: Value

    @inlinable
    package init(_ value: Value) {
        self.value = value
    }
}
