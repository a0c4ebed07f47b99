/// Where a navigation stack keeps its path: in itself, or behind a binding of the program's.
package class NavigationPathSource: @unchecked Sendable {
    /// The values, the first above the root first.
    func values() -> [AnyHashable] { [] }

    /// Puts a value on top; returns false if the path holds values of another type.
    func append(_ value: AnyHashable) -> Bool { false }

    func removeLast(_ count: Int) {}

    /// What the path holds, for messages.
    var elementName: String { "any value" }
}

/// The path of a stack that was given none.
final class OwnNavigationPath: NavigationPathSource, @unchecked Sendable {
    private var stored: [AnyHashable] = []
    weak var host: NavigationHostNode?

    override func values() -> [AnyHashable] { stored }

    override func append(_ value: AnyHashable) -> Bool {
        stored.append(value)
        host?.pathDidChange()
        return true
    }

    override func removeLast(_ count: Int) {
        stored.removeLast(min(count, stored.count))
        host?.pathDidChange()
    }
}

/// A binding to a path of values of any type.
final class ErasedNavigationPath: NavigationPathSource, @unchecked Sendable {
    private let binding: Binding<NavigationPath>

    init(_ binding: Binding<NavigationPath>) {
        self.binding = binding
    }

    override func values() -> [AnyHashable] { binding.wrappedValue.elements }

    override func append(_ value: AnyHashable) -> Bool {
        binding.wrappedValue.elements.append(value)
        return true
    }

    override func removeLast(_ count: Int) {
        binding.wrappedValue.removeLast(min(count, binding.wrappedValue.count))
    }
}

/// A binding to a collection of values of one type.
final class TypedNavigationPath<Data>: NavigationPathSource, @unchecked Sendable
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    private let binding: Binding<Data>

    init(_ binding: Binding<Data>) {
        self.binding = binding
    }

    override func values() -> [AnyHashable] { binding.wrappedValue.map { AnyHashable($0) } }

    override func append(_ value: AnyHashable) -> Bool {
        guard let value = (value as? Data.Element) ?? (value.base as? Data.Element) else { return false }
        binding.wrappedValue.append(value)
        return true
    }

    override func removeLast(_ count: Int) {
        var path = binding.wrappedValue
        let kept = path.prefix(Swift.max(0, path.count - count))
        path.removeSubrange(kept.endIndex..<path.endIndex)
        binding.wrappedValue = path
    }

    override var elementName: String { String(describing: Data.Element.self) }
}

extension AnyHashable {
    /// Whether the other value is equal and of the same type: the number 1 as `Int` is another screen than as `Double`.
    func isSameScreen(as other: AnyHashable) -> Bool {
        self == other && type(of: base) == type(of: other.base)
    }
}
