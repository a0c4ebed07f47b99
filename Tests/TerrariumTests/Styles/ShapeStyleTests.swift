import Foundation
import TerrariumLayout
import Testing

@testable import Terrarium

/// Asserts what is known of a style, passed as a client passes it.
func check<S: ShapeStyle>(
    _ style: S, prints expected: String, clear: Bool = false, opaque: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(style.outlineName == expected, sourceLocation: sourceLocation)
    let facts = style._facts(in: EnvironmentValues())
    #expect(facts.isClear == clear, sourceLocation: sourceLocation)
    #expect(facts.isOpaque == opaque, sourceLocation: sourceLocation)
    #expect(AnyShapeStyle(style)._facts(in: EnvironmentValues()) == facts, sourceLocation: sourceLocation)
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

    private struct Directional: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.layoutDirection == .rightToLeft ? Color.red : Color.blue
        }
    }

    @Test func aStyleOfOnesOwnStandsForAnother() {
        check(Directional(), prints: "blue")
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        #expect(Directional()._facts(in: environment).outlineName == "red")
        #expect(Directional().opacity(0.5)._facts(in: environment).outlineName == "red.opacity(0.5)")
    }

    @Test func stylesWithoutAnEqualSignCompareByTheirBits() {
        struct Numbered: ShapeStyle {
            let number: Int
            func resolve(in environment: EnvironmentValues) -> Color { .red }
        }
        #expect(Numbered._areEqual(Numbered(number: 1), Numbered(number: 1)))
        #expect(!Numbered._areEqual(Numbered(number: 1), Numbered(number: 2)))
    }
}
