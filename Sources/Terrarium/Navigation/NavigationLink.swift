/// A control that pushes a screen onto the navigation stack around it.
///
/// With a value it appends to the stack's path. With a destination it pushes that view. With a flag or a selection, the
/// screen shows while the flag is set; going back clears it.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
    public typealias Body = Never

    enum Target {
        case value(AnyHashable?)
        case view(Destination)
        case flagged(Destination, Binding<Bool>)
    }

    let target: Target
    let label: Label

    init(target: Target, label: Label) {
        self.target = target
        self.label = label
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        if let existing = cursor.existing {
            let node = unsafeDowncast(existing, to: NavigationLinkNode<Label, Destination>.self)
            cursor.advance(past: node)
            node.update(view)
        } else {
            let node = NavigationLinkNode(view, parent: cursor.parent)
            cursor.append(node)
            node.runEvaluation()
        }
    }

    /// Whether the destination goes into the detail column; a host shows one column.
    public func isDetailLink(_ isDetailLink: Bool) -> some View {
        self
    }
}

extension NavigationLink {
    /// Pushes a view.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view(destination()), label: label())
    }

    /// Pushes a view.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view(destination), label: label())
    }

    /// Shows a view while the flag is set.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(target: .flagged(destination(), isActive), label: label())
    }

    /// Shows a view while the flag is set.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(target: .flagged(destination, isActive), label: label())
    }

    /// Shows a view while the selection is the tag.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(target: .flagged(destination(), Self.flag(tag, selection)), label: label())
    }

    /// Shows a view while the selection is the tag.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(target: .flagged(destination, Self.flag(tag, selection)), label: label())
    }

    static func flag<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
        Binding(derived: SelectionFlagBinding(selection: selection, tag: tag))
    }
}

extension NavigationLink where Destination == Never {
    /// Pushes a value; the stack's `navigationDestination` turns it into a view. Without a value the link is disabled.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: label())
    }
}

/// Whether a selection is a tag.
private final class SelectionFlagBinding<Tag: Hashable>: DerivedBinding<Bool>, @unchecked Sendable {
    private let selection: Binding<Tag?>
    private let tag: Tag

    init(selection: Binding<Tag?>, tag: Tag) {
        self.selection = selection
        self.tag = tag
    }

    override var isOfWholeObject: Bool { selection.isOfWholeObject }

    override func get() -> Bool { selection.wrappedValue == tag }

    override func set(_ value: Bool) {
        if value {
            selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
            selection.wrappedValue = nil
        }
    }

    override func isSame(as other: DerivedBinding<Bool>) -> Bool {
        guard let other = other as? SelectionFlagBinding<Tag> else { return false }
        return tag == other.tag && selection.isSame(as: other.selection)
    }

    override var state: Source? { selection.state }
}
