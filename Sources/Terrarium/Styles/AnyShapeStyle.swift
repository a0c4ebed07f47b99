/// A style of any type.
public struct AnyShapeStyle: ShapeStyle, Equatable {
    private let storage: Storage

    /// Colours and levels, by far the most common styles, need no box of their own.
    private enum Storage: Sendable {
        case color(Color)
        case hierarchical(HierarchicalShapeStyle)
        case boxed(AnyShapeStyleBox)
    }

    /// Hides the type of a style.
    public init<S: ShapeStyle>(_ style: S) {
        if S.self == Color.self {
            storage = .color(unsafeBitCast(style, to: Color.self))
        } else if S.self == HierarchicalShapeStyle.self {
            storage = .hierarchical(unsafeBitCast(style, to: HierarchicalShapeStyle.self))
        } else if S.self == AnyShapeStyle.self {
            storage = unsafeBitCast(style, to: AnyShapeStyle.self).storage
        } else {
            storage = .boxed(ShapeStyleBox(style))
        }
    }

    public func _facts(in environment: EnvironmentValues) -> _ShapeStyleFacts {
        switch storage {
        case .color(let color): color._facts(in: environment)
        case .hierarchical(let style): style._facts(in: environment)
        case .boxed(let box): box.facts(in: environment)
        }
    }

    public static func == (one: AnyShapeStyle, other: AnyShapeStyle) -> Bool {
        switch (one.storage, other.storage) {
        case (.color(let one), .color(let other)): one == other
        case (.hierarchical(let one), .hierarchical(let other)): one == other
        case (.boxed(let one), .boxed(let other)): one === other || one.isEqual(to: other)
        default: false
        }
    }
}

extension AnyShapeStyle {
    /// The colour that the style is, where it is one.
    package var color: Color? {
        if case .color(let color) = storage { color } else { nil }
    }
}

private class AnyShapeStyleBox: @unchecked Sendable {
    // Invariant: subclasses hold nothing mutable and nothing that is not Sendable.
    func facts(in environment: EnvironmentValues) -> _ShapeStyleFacts { _ShapeStyleFacts(outlineName: "") }

    func isEqual(to other: AnyShapeStyleBox) -> Bool { false }
}

private final class ShapeStyleBox<S: ShapeStyle>: AnyShapeStyleBox, @unchecked Sendable {
    private let style: S

    init(_ style: S) {
        self.style = style
    }

    override func facts(in environment: EnvironmentValues) -> _ShapeStyleFacts { style._facts(in: environment) }

    override func isEqual(to other: AnyShapeStyleBox) -> Bool {
        guard type(of: other) == ShapeStyleBox<S>.self else { return false }
        return S._areEqual(style, unsafeDowncast(other, to: ShapeStyleBox<S>.self).style)
    }
}

extension AnyShapeStyle: EnvironmentPrintable {
    package var environmentText: String { outlineName }
}
