import Foundation
import Testing

@testable import Terrarium

@Suite struct SemanticShapeStylesTests {
    @Test func stylesAreNamedAfterTheirStaticMembers() {
        check(.foreground, prints: "foreground")
        check(.background, prints: "background")
        check(.tint, prints: "tint")
        check(.selection, prints: "selection")
        check(.separator, prints: "separator", opaque: false)
        check(.placeholder, prints: "placeholder", opaque: false)
        check(.link, prints: "link")
        check(.fill, prints: "fill", opaque: false)
        check(.windowBackground, prints: "windowBackground")
    }
}
