import Observation
import Terrarium
import Testing

@testable import enum Terrarium.ModelType

@Observable private final class Lamp {
    var isLit = false
}

struct ModelTypeTests {
    @Test func modelsAndWhatHoldsThemAreKnown() {
        let holders: [Any.Type] = [
            Lamp.self, Lamp?.self, [Lamp].self, State<Lamp>.self, State<Lamp?>.self, Binding<Lamp>.self,
            Environment<Lamp>.self, Environment<Lamp?>.self, Bindable<Lamp>.self,
        ]
        for type in holders { #expect(ModelType.isModel(type), "\(type)") }
    }

    @Test func othersAreNot() {
        let others: [Any.Type] = [Int.self, String?.self, [Int].self, State<Int>.self, Environment<Bool>.self]
        for type in others { #expect(!ModelType.isModel(type), "\(type)") }
    }
}
