/// The views inside a layout, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews

    private let storage: ArraySlice<LayoutSubview>

    /// The direction in which the container's text is read. Placements are mirrored for the layout, so few need it.
    public var layoutDirection: LayoutDirection

    /// Whether the views are a fixed list rather than the result of a loop or a condition.
    package let isStatic: Bool

    package init(_ storage: [LayoutSubview], layoutDirection: LayoutDirection = .leftToRight, isStatic: Bool = true) {
        self.init(storage[...], layoutDirection: layoutDirection, isStatic: isStatic)
    }

    private init(_ storage: ArraySlice<LayoutSubview>, layoutDirection: LayoutDirection, isStatic: Bool) {
        self.storage = storage
        self.layoutDirection = layoutDirection
        self.isStatic = isStatic
    }

    public var startIndex: Int { storage.startIndex }
    public var endIndex: Int { storage.endIndex }

    public subscript(index: Int) -> LayoutSubview {
        storage[index]
    }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(storage[bounds], layoutDirection: layoutDirection, isStatic: isStatic)
    }

    /// The subviews at some indices, in the order of the indices.
    public subscript<S: Sequence<Int>>(indices: S) -> LayoutSubviews {
        LayoutSubviews(
            indices.map { storage[$0] }[...], layoutDirection: layoutDirection, isStatic: isStatic)
    }
}
