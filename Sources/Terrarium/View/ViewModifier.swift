/// A reusable change to a view.
///
/// `body(content:)` describes the changed view; `content` stands for the view that is modified and may be used once,
/// several times or not at all.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the changed view.
    associatedtype Body: View

    /// The view that stands for what is modified.
    typealias Content = _ViewModifier_Content<Self>

    /// The changed view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Places the nodes of `content` with `modifier` applied under the cursor, or brings them up to date.
    nonisolated static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor)
}

extension ViewModifier where Body == Never {
    /// Traps: the modifier has no body. The library never asks for it.
    public func body(content: Content) -> Never {
        fatalError("\(Self.self) is a primitive modifier and has no body.")
    }
}

extension ViewModifier {
    public nonisolated static func _update<Base: View>(
        _ modifier: Self, content: Base, in cursor: inout _ChildCursor
    ) {
        if let node = cursor.existing {
            let known = unsafeDowncast(node, to: ModifierBodyNode<Self, Base>.self)
            cursor.advance(past: known)
            known.update(modifier, content: content)
        } else {
            let node = ModifierBodyNode<Self, Base>(modifier, content: content, parent: cursor.parent)
            cursor.append(node)
            node.mount()
        }
    }

    /// Applies this modifier, then `modifier` to the result.
    @inlinable
    public nonisolated func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension View {
    /// Applies a modifier to this view.
    @inlinable
    public nonisolated func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// The view that stands for the modified view inside a modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    public typealias Body = Never

    /// Held, since a program may keep the placeholder longer than the modifier lives.
    let source: any ModifierContentSource

    nonisolated init(source: any ModifierContentSource) {
        self.source = source
    }

    public nonisolated static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        ModifierContentNode.update(view.source, in: &cursor)
    }
}

/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier, Equatable, Sendable {
    public typealias Body = Never

    /// The modifier that changes nothing.
    public static let identity = EmptyModifier()

    /// The modifier that changes nothing.
    public init() {}

    @inlinable
    public static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        Base._update(content, in: &cursor)
    }
}
