/// Finding the values of options.
enum PickerTag {
    /// The value of an option: its tag, else the id of the row of a `ForEach` in which it stands.
    static func tag(of node: LayoutNode, below container: Node) -> AnyHashable? {
        if let tag = node.trait(TagKey.self) { return tag.value }
        var current: Node? = node
        while let next = current, next !== container {
            if let row = next as? any IdentifiedRow { return row.rowID }
            current = next.parent
        }
        return nil
    }

    /// The value of an option that is shown by itself.
    static func tag(of option: Subview) -> AnyHashable? {
        var holder = option.node.parent
        while let node = holder, !node.flags.contains(.isSubviewHolder) { holder = node.parent }
        return holder.flatMap { tag(of: option.node, below: $0) }
    }

    /// Whether the value is an optional that is missing: nothing is selected.
    static func isNil(_ value: some Hashable) -> Bool {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional && mirror.children.isEmpty
    }

    /// A value without the optionals around it, so that the tag 1 stands for `Optional(1)` too.
    static func unwrapped(_ value: some Hashable) -> AnyHashable {
        func look(_ content: Any) -> AnyHashable? {
            let mirror = Mirror(reflecting: content)
            guard mirror.displayStyle == .optional else { return content as? AnyHashable }
            return mirror.children.first.flatMap { look($0.value) }
        }
        let erased = AnyHashable(value)
        return look(erased.base) ?? erased
    }
}

/// A row of a `ForEach`, known by its element's id.
protocol IdentifiedRow {
    var rowID: AnyHashable { get }
}

extension RowNode: IdentifiedRow {
    var rowID: AnyHashable { identity }
}
