/// The values on a navigation stack, of any types.
///
/// Equal paths hold equal values in the same order.
public struct NavigationPath: Equatable {
    var elements: [AnyHashable]

    /// An empty path.
    public init() {
        elements = []
    }

    /// A path of the elements of a sequence.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// The number of values.
    public var count: Int { elements.count }

    /// Whether only the root shows.
    public var isEmpty: Bool { elements.isEmpty }

    /// Puts a value on top.
    public mutating func append<V: Hashable>(_ value: V) {
        elements.append(AnyHashable(value))
    }

    /// Removes values from the top.
    ///
    /// - Precondition: `count` is not negative and not greater than the number of values.
    public mutating func removeLast(_ count: Int = 1) {
        precondition(
            count >= 0 && count <= elements.count,
            "NavigationPath.removeLast(\(count)): the path holds \(elements.count) values. Ask `count` first.")
        elements.removeLast(count)
    }
}

extension NavigationPath: CustomStringConvertible {
    public var description: String { "NavigationPath(\(elements.map(\.base)))" }
}
