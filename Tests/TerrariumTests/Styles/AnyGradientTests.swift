import Foundation
import TerrariumLayout
import Testing

@testable import Terrarium

@Suite struct AnyGradientTests {
    @Test func names() {
        #expect(Color.red.gradient.outlineName == "red.gradient")
        #expect(AnyGradient(Gradient(colors: [.red, .blue])).outlineName == "gradient(red,blue)")
    }

    @Test func theStandardGradientEndsInItsColour() {
        let stops = Color.blue.gradient.stops.stops
        #expect(stops.count == 2)
        #expect(stops[1].color == .blue)
        #expect(stops[0].color.outlineName == "#3395FF")
    }

    @Test func theColourSpaceIsPartOfTheValue() {
        #expect(Color.red.gradient == Color.red.gradient)
        #expect(Color.red.gradient != Color.red.gradient.colorSpace(.perceptual))
        #expect(Gradient(colors: [.red]).colorSpace(.device) == AnyGradient(Gradient(colors: [.red])))
    }
}
