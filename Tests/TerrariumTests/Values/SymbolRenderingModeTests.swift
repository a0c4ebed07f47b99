import Foundation
import Testing

@testable import Terrarium

@Suite struct SymbolRenderingModeTests {
    @Test func names() {
        #expect(SymbolRenderingMode.palette.outlineName == "palette")
        #expect(SymbolRenderingMode.hierarchical != .monochrome)
    }
}
