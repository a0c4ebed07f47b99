import Foundation
import TerrariumLayout
import Testing

@testable import Terrarium

@Suite struct GradientTests {
    @Test func coloursStandAtEqualDistances() {
        #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
        #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
        #expect(Gradient(colors: []).stops.isEmpty)
    }

    @Test func placesArePrintedWhereTheyAreUneven() {
        #expect(Gradient(colors: [.red, .blue]).outlineName == "red,blue")
        let stops = [Gradient.Stop(color: .red, location: 0.25), .init(color: .blue, location: 1)]
        #expect(Gradient(stops: stops).outlineName == "red@0.25,blue@1")
    }

    @Test func opacityReachesEveryColour() {
        #expect(Gradient(colors: [.black, .white]).opacity(0.5).outlineName == "#00000080,#FFFFFF80")
    }
}
