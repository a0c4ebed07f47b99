import Foundation
import Testing

@testable import Terrarium

@Suite struct StrokeStyleTests {
    private func check(_ style: StrokeStyle, prints expected: String, sourceLocation: SourceLocation = #_sourceLocation)
    {
        let facts = _ShapeFacts(kind: "S", attributes: style.outlineAttributes)
        #expect(facts.outlineName == expected, sourceLocation: sourceLocation)
    }

    @Test func onlyWhatDiffersIsPrinted() {
        check(StrokeStyle(), prints: "S")
        check(StrokeStyle(lineWidth: 2, lineCap: .round), prints: "S(lineWidth=2,lineCap=round)")
        check(
            StrokeStyle(lineCap: .square, lineJoin: .bevel, dash: [4, 2.5]),
            prints: "S(lineCap=square,lineJoin=bevel,dash=4,2.5)")
        check(StrokeStyle(lineJoin: .round), prints: "S(lineJoin=round)")
    }

    @Test func animatableData() {
        var style = StrokeStyle(lineWidth: 2, miterLimit: 3, dashPhase: 4)
        #expect(style.animatableData == AnimatablePair(2, AnimatablePair(3, 4)))
        style.animatableData = AnimatablePair(5, AnimatablePair(6, 7))
        #expect(style == StrokeStyle(lineWidth: 5, miterLimit: 6, dashPhase: 7))
    }
}
