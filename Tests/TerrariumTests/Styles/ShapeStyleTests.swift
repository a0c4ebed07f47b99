import Testing

@testable import Terrarium

/// Asserts what is known of a style, passed as a client passes it.
func check<S: ShapeStyle>(
    _ style: S, prints expected: String, clear: Bool = false, opaque: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(style.outlineName == expected, sourceLocation: sourceLocation)
    #expect(style._facts.isClear == clear, sourceLocation: sourceLocation)
    #expect(style._facts.isOpaque == opaque, sourceLocation: sourceLocation)
    #expect(AnyShapeStyle(style)._facts == style._facts, sourceLocation: sourceLocation)
    #expect(AnyShapeStyle(style) == AnyShapeStyle(style), sourceLocation: sourceLocation)
}

@Suite struct ShapeStyleTests {
    @Test func staticMembersReachEveryStyle() {
        check(.red, prints: "red")
        check(.clear, prints: "clear", clear: true, opaque: false)
        check(.tint, prints: "tint")
        check(.foreground, prints: "foreground")
        check(.primary, prints: "primary")
        check(.regularMaterial, prints: "regularMaterial", opaque: false)
        check(Color.red, prints: "red")
        check(.red.opacity(0.5), prints: "#FF3B3080", opaque: false)
        check(.red.gradient, prints: "red.gradient")
    }

    @Test func stylesThatCannotBeComparedDiffer() {
        struct Opaque: ShapeStyle {
            var _facts: _ShapeStyleFacts { _ShapeStyleFacts(outlineName: "own") }
        }
        #expect(!Opaque._areEqual(Opaque(), Opaque()))
        #expect(AnyShapeStyle(Opaque()) != AnyShapeStyle(Opaque()))
    }
}
