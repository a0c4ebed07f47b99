import Foundation
import Observation
import Testing

@testable import Terrarium

@Observable
private final class Model {
    var first = 0
    var second = 0
    var children: [Model] = []
    @ObservationIgnored var ignored = 0

    var sum: Int { first + second }
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

    @Test func nestedModelsAreFollowedAsFarAsTheyAreRead() throws {
        struct Reader: View {
            let model: Model
            var body: some View { Text("n\(model.children.first?.first ?? -1)") }
        }
        let model = Model()
        let child = Model()
        model.children = [child]
        let host = host { Reader(model: model) }
        #expect(host.evaluations { child.first = 4 } == ["Reader": 1])
        #expect(host.texts == ["n4"])
        #expect(host.evaluations { child.second = 4 } == [:])
        model.children = [Model()]
        #expect(host.texts == ["n0"])
        #expect(host.evaluations { child.first = 5 } == [:])
    }

    @Test func computedPropertiesFollowWhatTheyAreMadeFrom() {
        struct Reader: View {
            let model: Model
            var body: some View { Text("s\(model.sum)") }
        }
        let model = Model()
        let host = host { Reader(model: model) }
        #expect(host.evaluations { model.second = 3 } == ["Reader": 1])
        #expect(host.texts == ["s3"])
    }

    @Test func handingAModelOnIsNotReadingIt() throws {
        struct Leaf: View {
            let model: Model
            var body: some View { Button("l\(model.first)") { model.first += 1 } }
        }
        struct Parent: View {
            let model = Model()
            var body: some View { Leaf(model: model) }
        }
        let host = host { Parent() }
        #expect(try host.evaluations { try host.tap("l0") } == ["Leaf": 1])
    }

    @Test func severalChangesInOneActionAreOnePass() throws {
        struct Reader: View {
            let model = Model()
            var body: some View {
                Button("\(model.first) \(model.second)") {
                    model.first += 1
                    model.second += 1
                    model.first += 1
                }
            }
        }
        let host = host { Reader() }
        #expect(try host.evaluations { try host.tap("0 0") } == ["Reader": 1])
        #expect(host.texts == ["2 1"])
    }

    @Test func readsInBuildersOfEveryKindCount() throws {
        struct Reader: View {
            let model: Model
            var body: some View {
                NavigationStack {
                    List {
                        ForEach(0..<1, id: \.self) { _ in Text("row\(model.first)") }
                        Text("bg").background { Text("under\(model.first)") }
                        GeometryReader { _ in Text("geo\(model.first)") }
                        Button {
                        } label: {
                            Text("label\(model.first)")
                        }
                    }
                    .toolbar { Text("bar\(model.first)") }
                }
            }
        }
        let model = Model()
        let host = host(300, 600) { Reader(model: model) }
        for number in 1...2 {
            model.first = number
            let texts = host.texts
            for name in ["row", "under", "geo", "label", "bar"] {
                #expect(texts.contains("\(name)\(number)"), "\(name)")
            }
        }
    }

    @Test func twoViewsAndTwoHostsFollowOneModel() {
        struct Reader: View {
            let model: Model
            var body: some View { Text("a\(model.first)") }
        }
        let model = Model()
        let one = host {
            Reader(model: model)
            Reader(model: model)
        }
        let two = host { Reader(model: model) }
        model.first = 2
        #expect(one.texts == ["a2", "a2"])
        #expect(two.texts == ["a2"])
    }

    @Test func ignoredPropertiesWakeNobody() {
        struct Reader: View {
            let model: Model
            var body: some View { Text("i\(model.ignored)") }
        }
        let model = Model()
        let host = host { Reader(model: model) }
        #expect(host.evaluations { model.ignored = 3 } == [:])
        #expect(host.texts == ["i0"])
    }

    @Test func changesOfAModelAreHeardByOnChange() throws {
        struct Reader: View {
            let log: Log
            let model = Model()
            var body: some View {
                Button("go") { model.first += 1 }.onChange(of: model.first) { log("\($0)>\($1)") }
            }
        }
        let log = Log()
        let host = host { Reader(log: log) }
        try host.tap("go")
        try host.tap("go")
        #expect(log.entries == ["0>1", "1>2"])
    }

    @Test func aModelIsReplacedAsAWhole() throws {
        struct Reader: View {
            @State var model = Model()
            var body: some View {
                VStack {
                    Button("a\(model.first)") { model.first += 1 }
                    Button("new") { model = Model() }
                }
            }
        }
        let host = host { Reader() }
        try host.tap("a0")
        try host.tap("new")
        #expect(host.texts == ["a0", "new"])
        try host.tap("a0")
        #expect(host.texts == ["a1", "new"])
    }

    @Test func aModelChangedFromATaskArrives() async throws {
        struct Reader: View {
            let model = Model()
            var body: some View {
                Text("a\(model.first)").task {
                    await Task.yield()
                    model.first = 6
                }
            }
        }
        let host = host { Reader() }
        try await host.settle()
        #expect(host.texts == ["a6"])
    }

    @Test func bodiesThatRunOftenLeaveNoRegistrationsBehind() {
        struct Reader: View {
            let model: Model
            let probe: Probe
            @State var count = 0
            var body: some View {
                let _ = probe.count = $count
                Text("\(model.first) \(count)")
            }
        }
        @MainActor final class Probe { var count: Binding<Int>? }
        let probe = Probe()
        let model = Model()
        let host = host { Reader(model: model, probe: probe) }
        for number in 1...1_000 {
            probe.count?.wrappedValue = number
            _ = host.issues
        }
        #expect(host.evaluations { model.first = 1 } == ["Reader": 1])
        #expect(host.texts == ["1 1,000"])
    }
}
