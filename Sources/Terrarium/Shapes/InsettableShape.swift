public import Foundation
import TerrariumLayout

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape

    /// The shape, smaller by an amount on every side.
    func inset(by amount: CGFloat) -> InsetShape
}

/// A shape in a rectangle that is smaller on every side.
struct InsetByShape<Base: Shape>: InsettableShape {
    let base: Base
    let amount: CGFloat

    func path(in rect: CGRect) -> Path {
        let inset = rect.insetBy(dx: amount, dy: amount)
        return inset.isNull ? Path() : base.path(in: inset)
    }

    static var role: ShapeRole { Base.role }
    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    func inset(by amount: CGFloat) -> InsetByShape<Base> {
        InsetByShape(base: base, amount: self.amount + amount)
    }

    var _facts: _ShapeFacts { base._facts.adding(SnapshotAttribute("inset", amount)) }
}
