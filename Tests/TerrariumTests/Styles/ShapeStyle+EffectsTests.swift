import Foundation
import TerrariumLayout
import Testing

@testable import Terrarium

@Suite struct ShapeStyleEffectsTests {
    @Test func opacity() {
        check(.tint.opacity(0.5), prints: "tint.opacity(0.5)", opaque: false)
        check(.tint.opacity(0), prints: "tint.opacity(0)", clear: true, opaque: false)
        check(.tint.opacity(1), prints: "tint.opacity(1)")
        check(.opacity(0.5), prints: "foreground.opacity(0.5)", opaque: false)
        check(Color.red.gradient.opacity(0.5), prints: "red.gradient.opacity(0.5)", opaque: false)
    }

    @Test func shadow() {
        check(.red.shadow(.drop(radius: 4)), prints: "red.shadow(drop(4))")
        check(.shadow(.inner(radius: 2)), prints: "foreground.shadow(inner(2))")
    }
}
