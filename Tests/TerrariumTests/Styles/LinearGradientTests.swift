import Foundation
import TerrariumLayout
import Testing

@testable import Terrarium

@Suite struct LinearGradientTests {
    private let colors = Gradient(colors: [.red, .blue])

    @Test func everyInitialiserPrintsAlike() {
        let expected = "linearGradient(red,blue,top,bottom)"
        check(LinearGradient(gradient: colors, startPoint: .top, endPoint: .bottom), prints: expected)
        check(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom), prints: expected)
        check(LinearGradient(stops: colors.stops, startPoint: .top, endPoint: .bottom), prints: expected)
        check(.linearGradient(colors, startPoint: .top, endPoint: .bottom), prints: expected)
        check(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom), prints: expected)
        check(.linearGradient(stops: colors.stops, startPoint: .top, endPoint: .bottom), prints: expected)
    }

    @Test func coloursAloneRunFromTopToBottom() {
        check(colors, prints: "linearGradient(red,blue,top,bottom)")
    }

    @Test func pointsWithoutAName() {
        check(
            .linearGradient(Color.red.gradient, startPoint: UnitPoint(x: 0.25, y: 0), endPoint: .bottomTrailing),
            prints: "linearGradient(red.gradient,(0.25,0),bottomTrailing)")
    }

    @Test func opacityOfTheColoursDecides() {
        check(
            LinearGradient(colors: [.red, .clear], startPoint: .leading, endPoint: .trailing),
            prints: "linearGradient(red,clear,leading,trailing)", opaque: false)
        check(
            LinearGradient(colors: [.clear, .clear], startPoint: .topLeading, endPoint: .center),
            prints: "linearGradient(clear,clear,topLeading,center)", clear: true, opaque: false)
    }
}
