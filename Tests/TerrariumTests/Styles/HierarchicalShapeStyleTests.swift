import Foundation
import Testing

@testable import Terrarium

@Suite struct HierarchicalShapeStyleTests {
    @Test func levels() {
        check(.primary, prints: "primary")
        check(.secondary, prints: "secondary", opaque: false)
        check(.tertiary, prints: "tertiary", opaque: false)
        check(.quaternary, prints: "quaternary", opaque: false)
        check(.quinary, prints: "quinary", opaque: false)
        check(HierarchicalShapeStyle.secondary, prints: "secondary", opaque: false)
    }

    @Test func levelsOfAnotherStyle() {
        check(.tint.secondary, prints: "tint.secondary", opaque: false)
        check(.red.primary, prints: "red.primary")
        check(Color.red.tertiary, prints: "red.tertiary", opaque: false)
        check(Color.red.quaternary, prints: "red.quaternary", opaque: false)
        check(Color.red.quinary, prints: "red.quinary", opaque: false)
    }
}
