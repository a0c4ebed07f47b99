/// The variants of a symbol that are preferred, such as filled or in a circle.
///
/// Variants combine: `.circle.fill` prefers a symbol in a filled circle.
public struct SymbolVariants: Hashable, Sendable {
    private enum Shape: Hashable {
        case circle, square, rectangle
    }

    private var shape: Shape?
    private var isFilled = false
    private var isSlashed = false

    private init() {}

    /// The symbol as it is.
    public static let none = SymbolVariants()
    /// The symbol in a circle.
    public static let circle = none.circle
    /// The symbol in a square.
    public static let square = none.square
    /// The symbol in a rectangle.
    public static let rectangle = none.rectangle
    /// The symbol filled.
    public static let fill = none.fill
    /// The symbol crossed out.
    public static let slash = none.slash

    /// These variants in a circle.
    public var circle: SymbolVariants { changed { $0.shape = .circle } }
    /// These variants in a square.
    public var square: SymbolVariants { changed { $0.shape = .square } }
    /// These variants in a rectangle.
    public var rectangle: SymbolVariants { changed { $0.shape = .rectangle } }
    /// These variants filled.
    public var fill: SymbolVariants { changed { $0.isFilled = true } }
    /// These variants crossed out.
    public var slash: SymbolVariants { changed { $0.isSlashed = true } }

    /// Whether these variants have all that the others have.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
    }

    /// The end of a symbol's name: `circle.fill`; nothing for the symbol as it is.
    package var outlineName: String {
        [shape.map { "\($0)" }, isSlashed ? "slash" : nil, isFilled ? "fill" : nil].compactMap(\.self)
            .joined(separator: ".")
    }

    /// These variants and others; of two shapes, the other one.
    fileprivate func adding(_ other: SymbolVariants) -> SymbolVariants {
        changed {
            $0.shape = other.shape ?? shape
            $0.isFilled = isFilled || other.isFilled
            $0.isSlashed = isSlashed || other.isSlashed
        }
    }

    private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }
}

extension SymbolVariants: EnvironmentPrintable {
    package var environmentText: String { self == .none ? "none" : outlineName }
}

extension EnvironmentValues {
    /// The variants in which symbols are shown.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

struct SymbolVariantsKey: BuiltInEnvironmentKey {
    static let defaultValue = SymbolVariants.none
}

extension View {
    /// Shows symbols below in a variant, beside those that are asked for further out.
    public nonisolated func symbolVariant(
        _ variant: SymbolVariants, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentTransformModifier(
                keyPath: \.symbolVariants, transform: { $0 = $0.adding(variant) },
                line: SourceLine(fileID: fileID, line: line)))
    }
}
