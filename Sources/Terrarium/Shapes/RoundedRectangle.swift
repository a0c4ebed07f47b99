public import Foundation

/// A rectangle with round corners that fills its frame.
public struct RoundedRectangle: InsettableShape, Hashable {
    /// The width and height of the corners.
    public var cornerSize: CGSize
    /// The curve of the corners.
    public var style: RoundedCornerStyle

    /// A rectangle with corners of a width and a height.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// A rectangle with corners of a radius.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path {
        if cornerSize.width == cornerSize.height {
            Path(roundedRect: rect, cornerRadius: cornerSize.width, style: style)
        } else {
            Path(roundedRect: rect, cornerSize: cornerSize, style: style)
        }
    }

    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetRoundedRectangle(base: self, amount: amount)
    }

    public var _facts: _ShapeFacts {
        let corner =
            cornerSize.width == cornerSize.height
            ? SnapshotAttribute("cornerRadius", cornerSize.width)
            : SnapshotAttribute(
                "cornerSize", "\(outlineNumber(cornerSize.width))x\(outlineNumber(cornerSize.height))")
        return _ShapeFacts(kind: "RoundedRectangle", attributes: [corner] + style.outlineAttributes)
    }
}

/// A rounded rectangle, smaller on every side, whose corners run along those of the larger one.
private struct InsetRoundedRectangle: InsettableShape {
    let base: RoundedRectangle
    let amount: CGFloat

    func path(in rect: CGRect) -> Path {
        let inset = rect.insetBy(dx: amount, dy: amount)
        guard !inset.isNull else { return Path() }
        let corner = CGSize(
            width: max(base.cornerSize.width - amount, 0), height: max(base.cornerSize.height - amount, 0))
        return RoundedRectangle(cornerSize: corner, style: base.style).path(in: inset)
    }

    func inset(by amount: CGFloat) -> InsetRoundedRectangle {
        InsetRoundedRectangle(base: base, amount: self.amount + amount)
    }

    var _facts: _ShapeFacts { base._facts.adding(SnapshotAttribute("inset", amount)) }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with corners of a width and a height.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle with corners of a radius.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension RoundedCornerStyle {
    /// Nothing for the style that is used where none is named.
    var outlineAttributes: [SnapshotAttribute] { self == .circular ? ["circular"] : [] }
}
