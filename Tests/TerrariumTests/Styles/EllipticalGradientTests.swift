import Foundation
import TerrariumLayout
import Testing

@testable import Terrarium

@Suite struct EllipticalGradientTests {
    @Test func fractionsHaveDefaults() {
        check(EllipticalGradient(colors: [.red, .blue]), prints: "ellipticalGradient(red,blue,center,0,0.5)")
        check(
            EllipticalGradient(
                gradient: Gradient(colors: [.red]), center: .bottom, startRadiusFraction: 0.1, endRadiusFraction: 1),
            prints: "ellipticalGradient(red,bottom,0.1,1)")
        check(.ellipticalGradient(colors: [.red, .blue]), prints: "ellipticalGradient(red,blue,center,0,0.5)")
    }
}
