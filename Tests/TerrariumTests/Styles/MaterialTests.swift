import Foundation
import Testing

@testable import Terrarium

@Suite struct MaterialTests {
    @Test func names() {
        check(.ultraThinMaterial, prints: "ultraThinMaterial", opaque: false)
        check(.thinMaterial, prints: "thinMaterial", opaque: false)
        check(.regularMaterial, prints: "regularMaterial", opaque: false)
        check(.thickMaterial, prints: "thickMaterial", opaque: false)
        check(.ultraThickMaterial, prints: "ultraThickMaterial", opaque: false)
        check(.bar, prints: "bar", opaque: false)
        check(Material.regular, prints: "regularMaterial", opaque: false)
        #expect(Material.thin != .thick)
    }
}
