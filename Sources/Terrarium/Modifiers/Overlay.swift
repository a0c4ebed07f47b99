public import TerrariumLayout

extension View {
    /// Lays views over this one, offered its size; they change neither its size nor its place.
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(SecondaryModifier(isBackground: false, alignment: alignment, secondary: content()))
    }

    /// Lays a view over this one.
    ///
    /// A colour or a gradient, which are views and styles, is taken as a style, as in SwiftUI.
    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(SecondaryModifier(isBackground: false, alignment: alignment, secondary: overlay))
    }

    /// Lays views behind this one, offered its size; they change neither its size nor its place.
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(SecondaryModifier(isBackground: true, alignment: alignment, secondary: content()))
    }

    /// Lays a view behind this one.
    ///
    /// A colour or a gradient, which are views and styles, is taken as a style, as in SwiftUI.
    @_disfavoredOverload
    public nonisolated func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(SecondaryModifier(isBackground: true, alignment: alignment, secondary: background))
    }
}

/// Lays views over or behind its content.
nonisolated struct SecondaryModifier<Secondary: View>: ViewModifier {
    typealias Body = Never

    let isBackground: Bool
    let alignment: Alignment
    let secondary: Secondary

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        let node: OverlayNode<Secondary>
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: OverlayNode<Secondary>.self)
            cursor.advance(past: node)
        } else {
            node = OverlayNode(
                isBackground: modifier.isBackground, alignment: modifier.alignment, secondary: modifier.secondary,
                parent: cursor.parent)
            cursor.append(node)
        }
        var inner = _ChildCursor(childrenOf: node)
        Base._update(content, in: &inner)
        node.updateSecondary(modifier.secondary, alignment: modifier.alignment, in: &inner)
    }
}
