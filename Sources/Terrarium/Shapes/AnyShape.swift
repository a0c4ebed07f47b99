public import Foundation
public import TerrariumLayout

/// A shape of any type.
public struct AnyShape: Shape {
    private let shape: any Shape

    /// Hides the type of a shape.
    public init<S: Shape>(_ shape: S) {
        self.shape = shape
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var _facts: _ShapeFacts { shape._facts }
}
