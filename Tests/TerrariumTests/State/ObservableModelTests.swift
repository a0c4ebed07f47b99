import Foundation
import Observation
import Testing

@testable import Terrarium

@Observable
private final class Model {
    var first = 0
    var second = 0
    var children: [Model] = []
}

@MainActor
struct ObservableModelTests {
    @Test func onlyPropertiesThatTheBodyReadWakeIt() throws {
        struct Reader: View {
            let model: Model
            var body: some View { Text("a\(model.first)") }
        }
        let model = Model()
        let host = host { Reader(model: model) }
        #expect(host.evaluations { model.second += 1 } == [:])
        #expect(host.evaluations { model.first += 1 } == ["Reader": 1])
        #expect(host.texts == ["a1"])
    }

    @Test func readsAreRenewedWithEachEvaluation() throws {
        struct Reader: View {
            let model: Model
            var body: some View {
                VStack {
                    if model.first > 0 { Text("b\(model.second)") }
                    Button("a") { model.first = 1 }
                    Button("b") { model.second += 1 }
                }
            }
        }
        let host = host { Reader(model: Model()) }
        let counts = try host.evaluations {
            try host.tap("b")
            try host.tap("a")
            try host.tap("b")
        }
        #expect(host.texts == ["b2", "a", "b"])
        #expect(counts == ["Reader": 2])
    }

    @Test func appendingARowRunsOnlyTheNewRow() throws {
        struct Row: View {
            let model: Model
            var body: some View { Text("r\(model.first)") }
        }
        struct List: View {
            let model: Model
            var body: some View {
                VStack {
                    ForEach(model.children.indices, id: \.self) { Row(model: model.children[$0]) }
                    Button("add") { model.children.append(Model()) }
                }
            }
        }
        let host = host { List(model: Model()) }
        let counts = try host.evaluations {
            try host.tap("add")
            try host.tap("add")
        }
        #expect(counts == ["List": 2, "Row": 2])
    }

    @Test func readsInOverlaysCount() throws {
        struct Reader: View {
            let model: Model
            var body: some View {
                VStack {
                    Text("x").overlay { Text("o\(model.first)") }
                    Button("a") { model.first += 1 }
                }
            }
        }
        let host = host { Reader(model: Model()) }
        try host.tap("a")
        #expect(host.texts == ["x", "o1", "a"])
    }

    @Test func bindableMakesBindings() {
        struct Child: View {
            @Binding var value: Int
            var body: some View { Text("v\(value)").onAppear { value = 1 } }
        }
        struct Parent: View {
            let model = Model()
            var body: some View {
                let bindable = Bindable(model)
                Child(value: bindable.first)
            }
        }
        let host = host { Parent() }
        #expect(host.texts == ["v1"])
    }
}
