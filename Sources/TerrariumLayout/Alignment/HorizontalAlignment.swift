import Foundation

/// A guide on the horizontal axis by which views in a vertical arrangement line up.
public struct HorizontalAlignment: Equatable, Sendable {
    @usableFromInline package let key: AlignmentKey

    /// The guide that a type identifies.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id, .horizontal)
    }

    package init(_ key: AlignmentKey) {
        self.key = key
    }

    public static let leading = HorizontalAlignment(
        AlignmentKey(LeadingID.self, .horizontal, position: .start, combination: .never))
    public static let center = HorizontalAlignment(
        AlignmentKey(CenterID.self, .horizontal, position: .center, combination: .never))
    public static let trailing = HorizontalAlignment(
        AlignmentKey(TrailingID.self, .horizontal, position: .end, combination: .never))

    /// Where the line between list rows starts.
    public static let listRowSeparatorLeading = HorizontalAlignment(
        AlignmentKey(SeparatorLeadingID.self, .horizontal, position: .start))

    /// Where the line between list rows ends.
    public static let listRowSeparatorTrailing = HorizontalAlignment(
        AlignmentKey(SeparatorTrailingID.self, .horizontal, position: .end))

    private enum LeadingID: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    private enum CenterID: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }

    private enum TrailingID: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    private enum SeparatorLeadingID: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    private enum SeparatorTrailingID: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
}
