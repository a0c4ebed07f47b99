import Foundation
import Terrarium
import Testing

@MainActor
struct ImageResourcesTests {
    @Test func resourcesAreKnownByName() {
        checkOutline(Image(ImageResource(name: "cup", bundle: .main)), "Image \"cup\" @92,42 16x16")
        #expect(Color(ColorResource(name: "tea", bundle: .main)) == Color("tea", bundle: .main))
    }

    @Test func aVariableValueLeavesTheSymbol() {
        checkOutline(Image(systemName: "wifi", variableValue: 0.5), "Image \"wifi\" system @92,42 16x16")
    }
}
