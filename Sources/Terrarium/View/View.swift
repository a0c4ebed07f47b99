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
        if let composite = cursor.take(CompositeNode<Self>.self) {
            composite._withUnsafeGuaranteedRef { $0.update(view) }
        } else {
            cursor.add { CompositeNode<Self>(view, parent: $0) }._withUnsafeGuaranteedRef { $0.mount() }
        }
    }

    @inlinable
    public nonisolated static func _evaluate(_ reference: _CompositeReference) {
        // Evaluations are on the main actor, as the runtime is. A function that captures nothing can say so for free.
        let readBody: @MainActor (CompositeNode<Self>) -> Body = { $0.value.body }
        let read = unsafeBitCast(readBody, to: ((CompositeNode<Self>) -> Body).self)
        Unmanaged<CompositeNode<Self>>.fromOpaque(reference.node.toOpaque())._withUnsafeGuaranteedRef { node in
            let evaluation = node.beginEvaluation()
            var body: Body?
            node.observingModels { body = read(node) }
            node.endEvaluation(evaluation)
            // The work above has run, and so there is a body.
            node.updateContent(body!)
        }
    }
}

/// A composite node whose view type the receiver of this value knows.
public struct _CompositeReference {
    @usableFromInline let node: Unmanaged<Node>

    @usableFromInline
    init(_ node: Node) {
        self.node = .passUnretained(node)
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
