import Observation
import Testing

@testable import Terrarium

@Observable private final class Lamp {
    var isLit = false
    var isBroken = false
}

private final class Stand {
    var height = 1
}

/// If a toolchain changes how key paths describe themselves or how symbols are named, these say so.
struct ObservedPropertyNameTests {
    @Test @MainActor func propertiesOfModelsAreNamed() {
        #expect(ObservedPropertyName.of(\Lamp.isLit) == "isLit")
        #expect(ObservedPropertyName.of(\Lamp.isBroken) == "isBroken")
        #expect(ObservedPropertyName.of(\Lamp.isLit) == "isLit")
    }

    @Test @MainActor func storedPropertiesAreNamed() {
        #expect(ObservedPropertyName.of(\Stand.height) == "height")
    }

    @Test func symbolsOfAccessorsNameTheProperty() {
        #expect(SymbolName.property(of: "$s1b8AppStateC7isLoginSbvpACTK") == "isLogin")
        #expect(SymbolName.property(of: "main") == nil)
        #expect(SymbolName.property(of: "") == nil)
    }
}
