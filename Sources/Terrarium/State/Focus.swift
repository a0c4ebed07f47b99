/// Which field of a tree takes what is typed.
package final class FocusHolder: @unchecked Sendable {
    private weak var node: ControlNode?

    func isFocused(_ node: ControlNode) -> Bool { self.node === node }

    /// Moves the focus, and tells the field that had it, the one that has it now, and the states bound to them.
    func move(to new: ControlNode?) {
        let old = node
        guard old !== new else { return }
        node = new
        (new ?? old)?.runtime.focusedValues.notifySubscribers()
        for control in [old, new] { control?.invalidate(because: .other("focus")) }
        if let old, !old.flags.contains(.isUnmounted) { tell(around: old, isFocused: false) }
        if let new { tell(around: new, isFocused: true) }
    }

    /// A field with the focus leaves the tree. The states are told afterwards, since that happens during an update.
    func leave(_ control: ControlNode) {
        node = nil
        control.runtime.lifecycle.enqueue(for: control) { control.focusDidChange(to: false) }
        var current: Node? = control
        while let next = current {
            if let binding = next as? FocusBindingNode {
                control.runtime.lifecycle.enqueue(for: control) { binding.focusDidMove(isInside: false) }
            }
            current = next.parent
        }
    }

    /// Whether the focus is at a node or below it.
    func isInside(_ ancestor: Node) -> Bool {
        var current: Node? = node
        while let next = current {
            if next === ancestor { return true }
            current = next.parent
        }
        return false
    }

    private func tell(around control: ControlNode, isFocused: Bool) {
        control.focusDidChange(to: isFocused)
        var current: Node? = control
        while let next = current {
            (next as? FocusBindingNode)?.focusDidMove(isInside: isFocused)
            current = next.parent
        }
    }
}

extension Node {
    final var focus: FocusHolder { runtime.focus }
}

/// A value that says which field has the focus; writing it moves the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A binding to a focus state, for `focused(_:equals:)`.
    @propertyWrapper
    public struct Binding {
        let base: Terrarium.Binding<Value>

        public var wrappedValue: Value {
            get { base.wrappedValue }
            nonmutating set { base.wrappedValue = newValue }
        }

        public var projectedValue: FocusState<Value>.Binding { self }
    }

    private var state: State<Value>

    private init(initial: Value) {
        state = State(wrappedValue: initial)
    }

    // The initialisers stand here and not in an extension, since only those of the struct itself make
    // `@FocusState var field: Field?` a property with an initial value.

    /// Starts without focus.
    public init() where Value == Bool {
        self.init(initial: false)
    }

    /// Starts without focus.
    public init<Field: Hashable>() where Value == Field? {
        self.init(initial: nil)
    }

    /// Which field has the focus.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// What `focused` takes.
    public var projectedValue: FocusState<Value>.Binding { Binding(base: state.projectedValue) }
}

extension View {
    /// Keeps a focus state and the focus of the field here together.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusModifier(binding: condition.base, value: true, none: false))
    }

    /// Keeps a focus state and the focus of the field here together: the state has the value while the field has focus.
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value?>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusModifier(binding: binding.base, value: value, none: nil))
    }

    /// Whether the view can take the focus. In a host, fields do.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(EmptyModifier())
    }
}

/// Ties a state to the focus of what is below.
nonisolated struct FocusModifier<Value: Hashable>: ViewModifier {
    typealias Body = Never

    let binding: Binding<Value>
    let value: Value
    let none: Value

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        let node: FocusBindingNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: FocusBindingNode.self)
            cursor.advance(past: node)
            node.updateContent(content)
        } else {
            node = FocusBindingNode(parent: cursor.parent)
            cursor.append(node)
            node.updateContent(content)
        }
        let box = UncheckedBox(modifier)
        node.isWanted = { box.value.binding.wrappedValue == box.value.value }
        node.write = { isFocused in
            let modifier = box.value
            if isFocused {
                modifier.binding.wrappedValue = modifier.value
            } else if modifier.binding.wrappedValue == modifier.value {
                modifier.binding.wrappedValue = modifier.none
            }
        }
        node.runEvaluation()
    }
}

/// The node of a focus state.
package final class FocusBindingNode: EvaluatingNode, @unchecked Sendable {
    var isWanted: @MainActor () -> Bool = { false }
    var write: @MainActor (Bool) -> Void = { _ in }
    private var wasWanted = false

    package override init(parent: Node) {
        super.init(parent: parent)
    }

    package override func evaluate() {
        let wanted = evaluating { isWanted() }
        guard wanted != wasWanted else { return }
        wasWanted = wanted
        runtime.lifecycle.enqueue(for: self) { [unowned self] in
            guard !self.flags.contains(.isUnmounted) else { return }
            if wanted, !self.focus.isInside(self) {
                self.focus.move(to: self.firstField)
            } else if !wanted, self.focus.isInside(self) {
                self.focus.move(to: nil)
            }
        }
    }

    func focusDidMove(isInside: Bool) {
        let write = write
        onMainActor { write(isInside) }
    }

    private var firstField: ControlNode? {
        var found: ControlNode?
        forEachDescendant { node in
            if found == nil, let control = node as? ControlNode, control.offeredActions.contains("focus") {
                found = control
            }
            return found == nil
        }
        return found
    }
}
