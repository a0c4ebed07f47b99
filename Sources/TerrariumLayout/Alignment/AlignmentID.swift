public import Foundation

/// A type that identifies an alignment guide and says where the guide lies in views that do not move it.
public protocol AlignmentID: SendableMetatype {
    /// The guide's position in a view that sets no explicit one, measured from the view's top leading corner.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}
