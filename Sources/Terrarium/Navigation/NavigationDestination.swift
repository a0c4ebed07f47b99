extension View {
    /// Declares the screen for values of a type on the path of the navigation stack around the view.
    ///
    /// It counts wherever it stands in the stack: in the root or in a screen below the value. Of several declarations for
    /// one type the one closest to the root counts.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(NavigationDestinationModifier(destination: destination))
    }

    /// Shows a screen while a flag is set; going back clears it.
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let view = destination()
        return modifier(
            PresentedDestinationModifier<Bool, V>(
                item: { isPresented.wrappedValue ? true : nil }, make: { _ in view },
                end: { isPresented.wrappedValue = false }))
    }

    /// Shows a screen while there is an item; going back removes it. Another item gives the screen new content.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            PresentedDestinationModifier<D, C>(
                item: { item.wrappedValue }, make: destination, end: { item.wrappedValue = nil }))
    }
}

/// Declares a destination.
nonisolated struct NavigationDestinationModifier<Value: Hashable, Content: View>: ViewModifier {
    typealias Body = Never

    let destination: (Value) -> Content

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        if let existing = cursor.existing {
            let node = unsafeDowncast(existing, to: NavigationDestinationNode<Value, Content>.self)
            cursor.advance(past: node)
            node.setDestination(modifier.destination)
            node.updateContent(content)
        } else {
            let node = NavigationDestinationNode(modifier.destination, parent: cursor.parent)
            cursor.append(node)
            node.updateContent(content)
            node.join()
        }
    }
}

package class NavigationDestinationNodeBase: ScreenMemberNode, @unchecked Sendable {
    var valueType: ObjectIdentifier { ObjectIdentifier(Never.self) }

    /// Whether the value is of the declared type, a subclass included.
    func accepts(_ value: AnyHashable) -> Bool { false }

    @MainActor func make(_ value: AnyHashable) -> AnyView { AnyView(EmptyView()) }
}

package final class NavigationDestinationNode<Value: Hashable, Content: View>: NavigationDestinationNodeBase,
    @unchecked Sendable
{
    private var destination: (Value) -> Content

    init(_ destination: @escaping (Value) -> Content, parent: Node) {
        self.destination = destination
        super.init(parent: parent)
    }

    override var valueType: ObjectIdentifier { ObjectIdentifier(Value.self) }

    override func accepts(_ value: AnyHashable) -> Bool { value.base is Value }

    override func make(_ value: AnyHashable) -> AnyView {
        // The stack asks the declaration of the value's own type.
        guard let value = value.base as? Value else { return AnyView(EmptyView()) }
        return AnyView(destination(value))
    }

    /// The closure was made anew: screens that it made run it again.
    func setDestination(_ destination: @escaping (Value) -> Content) {
        self.destination = destination
        guard let host = screen?.host else { return }
        for screen in host.screens where screen.cause.isValue { screen.body?.destinationDidChange(self) }
    }
}

/// Pushes a screen while there is an item.
nonisolated struct PresentedDestinationModifier<Item: Hashable, Content: View>: ViewModifier {
    typealias Body = Never

    let item: () -> Item?
    let make: (Item) -> Content
    let end: () -> Void

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        let node: PresentedDestinationNode<Item, Content>
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: PresentedDestinationNode<Item, Content>.self)
            cursor.advance(past: node)
            node.modifier = modifier
        } else {
            node = PresentedDestinationNode(modifier, parent: cursor.parent)
            cursor.append(node)
        }
        node.updateContent(content)
        node.runEvaluation()
    }
}

package final class PresentedDestinationNode<Item: Hashable, Content: View>: EvaluatingNode, @unchecked Sendable {
    fileprivate var modifier: PresentedDestinationModifier<Item, Content>
    private weak var host: NavigationHostNode?
    private var push: NavigationPush?
    private var shown: Item?
    private var readsModels: Bool?

    fileprivate init(_ modifier: PresentedDestinationModifier<Item, Content>, parent: Node) {
        self.modifier = modifier
        super.init(parent: parent)
        host = enclosingScreen?.host
    }

    package override func evaluate() {
        let item = evaluating { UncheckedBox(modifier.item()) }.value
        guard let item else {
            shown = nil
            if let push { host?.withdraw(push) }
            push = nil
            return
        }
        let push = push ?? NavigationPush(make: { AnyView(EmptyView()) }, end: {})
        self.push = push
        let input = UncheckedBox((make: modifier.make, item: item))
        push.make = { AnyView(input.value.make(input.value.item)) }
        push.end = { [weak self] in self?.modifier.end() }
        if let shown, shown != item { push.variant += 1 }
        shown = item
        push.contentDidChange()
        host?.push(push)
    }

    package override var observesModels: Bool? {
        get { readsModels }
        set { readsModels = newValue }
    }

    /// The declaration goes: its screen goes with it, and nothing is written.
    package override func willUnmount() {
        if let push { host?.withdraw(push) }
        super.willUnmount()
    }
}
