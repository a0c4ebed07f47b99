import Foundation
import TerrariumLayout
import Testing

@testable import Terrarium

@Suite struct RadialGradientTests {
    private let colors = Gradient(colors: [.red, .blue])

    @Test func everyInitialiserPrintsAlike() {
        let expected = "radialGradient(red,blue,center,4,20.5)"
        check(RadialGradient(gradient: colors, center: .center, startRadius: 4, endRadius: 20.5), prints: expected)
        check(
            RadialGradient(colors: [.red, .blue], center: .center, startRadius: 4, endRadius: 20.5), prints: expected)
        check(RadialGradient(stops: colors.stops, center: .center, startRadius: 4, endRadius: 20.5), prints: expected)
        check(.radialGradient(colors, center: .center, startRadius: 4, endRadius: 20.5), prints: expected)
        check(
            .radialGradient(colors: [.red, .blue], center: .center, startRadius: 4, endRadius: 20.5), prints: expected)
    }
}
