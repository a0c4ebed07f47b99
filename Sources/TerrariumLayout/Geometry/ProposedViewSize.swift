public import Foundation

/// The size that a container offers a view: on each axis a length, or nil for "take what you like best".
///
/// Zero asks for the smallest size and infinity for the largest; a view may answer with any size.
public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    @inlinable
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    @inlinable
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)

    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// Asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    // Written out, so that the many comparisons of proposals are compiled where they stand.
    @inlinable
    public static func == (one: ProposedViewSize, other: ProposedViewSize) -> Bool {
        one.width == other.width && one.height == other.height
    }

    /// The size with a fallback for every axis on which nothing is proposed.
    @inlinable
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize {
    @inlinable
    package init(_ axis: Axis, _ major: CGFloat?, _ minor: CGFloat?) {
        self = axis == .horizontal ? .init(width: major, height: minor) : .init(width: minor, height: major)
    }

    @inlinable
    package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set {
            if axis == .horizontal { width = newValue } else { height = newValue }
        }
    }

    /// Whether no length is negative or "not a number".
    @inlinable
    package var isValid: Bool {
        // A comparison with NaN is false, so this holds for numbers only.
        (width ?? 0) >= 0 && (height ?? 0) >= 0
    }

    /// The proposal with zero for negative lengths and nil for those that are no number.
    package var valid: ProposedViewSize {
        ProposedViewSize(
            width: width.flatMap { $0.isNaN ? nil : max($0, 0) },
            height: height.flatMap { $0.isNaN ? nil : max($0, 0) }
        )
    }

    /// What is left of the proposal within insets: never negative, and nil where nothing is proposed.
    @inlinable
    package func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max($0 - insets.total(.horizontal), 0) },
            height: height.map { max($0 - insets.total(.vertical), 0) }
        )
    }
}
