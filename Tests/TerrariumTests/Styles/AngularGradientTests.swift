import Foundation
import TerrariumLayout
import Testing

@testable import Terrarium

@Suite struct AngularGradientTests {
    private let colors = Gradient(colors: [.red, .blue])

    @Test func anAngleMeansOneTurn() {
        check(AngularGradient(gradient: colors, center: .center), prints: "angularGradient(red,blue,center,0,360)")
        check(
            AngularGradient(colors: [.red, .blue], center: .top, angle: .degrees(90)),
            prints: "angularGradient(red,blue,top,90,450)")
        check(.conicGradient(colors, center: .center), prints: "angularGradient(red,blue,center,0,360)")
    }

    @Test func twoAnglesAreKept() {
        let expected = "angularGradient(red,blue,center,10,80)"
        check(
            AngularGradient(
                stops: colors.stops, center: .center, startAngle: .degrees(10), endAngle: .degrees(80)),
            prints: expected)
        check(
            .angularGradient(
                colors: [.red, .blue], center: .center, startAngle: .degrees(10), endAngle: .degrees(80)),
            prints: expected)
    }
}
