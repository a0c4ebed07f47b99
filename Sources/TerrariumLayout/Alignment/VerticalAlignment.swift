import Foundation

/// A guide on the vertical axis by which views in a horizontal arrangement line up.
public struct VerticalAlignment: Equatable, Sendable {
    @usableFromInline package let key: AlignmentKey

    /// The guide that a type identifies.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id, .vertical)
    }

    package init(_ key: AlignmentKey) {
        self.key = key
    }

    public static let top = VerticalAlignment(
        AlignmentKey(TopID.self, .vertical, position: .start, combination: .never))
    public static let center = VerticalAlignment(
        AlignmentKey(CenterID.self, .vertical, position: .center, combination: .never))
    public static let bottom = VerticalAlignment(
        AlignmentKey(BottomID.self, .vertical, position: .end, combination: .never))

    /// The topmost baseline of text; the bottom of a view without text.
    public static let firstTextBaseline = VerticalAlignment(
        AlignmentKey(FirstBaselineID.self, .vertical, position: .end, combination: .smallest))

    /// The lowest baseline of text; the bottom of a view without text.
    public static let lastTextBaseline = VerticalAlignment(
        AlignmentKey(LastBaselineID.self, .vertical, position: .end, combination: .largest))

    private enum TopID: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    private enum CenterID: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }

    private enum BottomID: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    private enum FirstBaselineID: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    private enum LastBaselineID: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
}
