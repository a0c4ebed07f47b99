public import Foundation

/// An alignment guide: the type that identifies it and the axis that it measures on.
@usableFromInline
package struct AlignmentKey: Sendable {
    /// Where the guide lies by default. The built-in rules spare a call through the type.
    @usableFromInline
    package enum Position: UInt8, Sendable {
        case start, center, end, custom
    }

    /// How a container merges the explicit values of its children into one of its own.
    @usableFromInline
    package enum Combination: UInt8, Sendable {
        /// Containers have no explicit value: the edges and centres.
        case never
        case mean, smallest, largest
    }

    let id: any AlignmentID.Type
    @usableFromInline package let axis: Axis
    @usableFromInline package let position: Position
    @usableFromInline package let combination: Combination

    init(
        _ id: any AlignmentID.Type, _ axis: Axis, position: Position = .custom, combination: Combination = .mean
    ) {
        self.id = id
        self.axis = axis
        self.position = position
        self.combination = combination
    }

    /// Where the guide lies in a view that does not move it.
    func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        switch position {
        case .start: 0
        case .center: dimensions.size[axis] / 2
        case .end: dimensions.size[axis]
        case .custom: id.defaultValue(in: dimensions).replacingNaN
        }
    }

    /// The same for a space of which nothing but the size matters.
    @inlinable
    package func defaultValue(in size: CGSize) -> CGFloat {
        switch position {
        case .start: 0
        case .center: size[axis] / 2
        case .end: size[axis]
        case .custom: customValue(in: size)
        }
    }

    @usableFromInline
    func customValue(in size: CGSize) -> CGFloat {
        defaultValue(in: ViewDimensions(size: size))
    }
}

extension AlignmentKey: Hashable {
    @usableFromInline
    package static func == (one: AlignmentKey, other: AlignmentKey) -> Bool {
        one.id == other.id && one.axis == other.axis
    }

    @usableFromInline
    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }
}

extension AlignmentKey {
    /// Merges explicit values of children, one after the other.
    package struct Combiner {
        private let combination: Combination
        private var value: CGFloat = 0
        private var count = 0

        package init(_ key: AlignmentKey) {
            combination = key.combination
        }

        package mutating func add(_ other: CGFloat) {
            if count == 0 {
                value = other
            } else {
                switch combination {
                case .never: break
                case .mean: value += other
                case .smallest: value = min(value, other)
                case .largest: value = max(value, other)
                }
            }
            count += 1
        }

        /// The merged value; nil if no child had one.
        package var result: CGFloat? {
            guard count > 0, combination != .never else { return nil }
            return combination == .mean ? value / CGFloat(count) : value
        }
    }
}
