import Foundation
import Observation
import Terrarium
import Testing

private struct Item: Identifiable {
    let id: Int
}

private struct Failure: LocalizedError {
    var errorDescription: String? { "No net" }
}

@Observable private final class Model {
    var isOn = false
    var item: Int?
}

private final class OlderModel: ObservableObject {
    @Published var isOn = false
}

/// The ways in which programs say that something is presented.
@MainActor
struct PresentationTriggerTests {
    @Test func aPropertyOfAModel() throws {
        struct Root: View {
            @State var model = Model()
            var body: some View {
                @Bindable var model = model
                Button("open \(model.isOn)") { model.isOn = true }
                    .sheet(isPresented: $model.isOn) { Button("close") { model.isOn = false } }
            }
        }
        let host = host { Root() }
        try host.tap("open false")
        try host.tap("close")
        #expect(host.texts == ["open false"])
        try host.tap("open false")
        try host.dismiss()
        #expect(host.texts == ["open false"])
    }

    @Test func aPublishedProperty() throws {
        struct Root: View {
            @StateObject var model = OlderModel()
            var body: some View {
                Button("open \(model.isOn)") { model.isOn = true }
                    .alert("T", isPresented: $model.isOn) {}
            }
        }
        let host = host { Root() }
        try host.tap("open false")
        #expect(host.texts == ["T", "OK"])
        try host.tap("OK")
        #expect(host.texts == ["open false"])
    }

    @Test func aBindingMadeFromAnOptional() throws {
        struct Root: View {
            @State var problem: String?
            var body: some View {
                Button("fail \(problem ?? "-")") { problem = "bad" }
                    .alert(
                        problem ?? "", isPresented: Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })
                    ) {
                        Button("Close") {}
                    }
            }
        }
        let host = host { Root() }
        try host.tap("fail -")
        #expect(host.texts == ["bad", "Close"])
        try host.tap("Close")
        #expect(host.texts == ["fail -"])
    }

    @Test func anErrorThatIsMissing() {
        let missing: Failure? = nil
        let host = host { Text("r").alert(isPresented: .constant(true), error: missing) { Button("OK") {} } }
        #expect(host.texts == ["r"])
    }

    @Test(arguments: [0, 1, 2]) func itemsOfOtherPresentations(kind: Int) throws {
        struct Root: View {
            @State var item: Item?
            let kind: Int
            let log: Log
            var body: some View {
                let root = Button("open") { item = Item(id: 4) }
                switch kind {
                case 0: root.fullScreenCover(item: $item, onDismiss: { log("gone") }) { close($0) }
                case 1: root.popover(item: $item) { close($0) }
                default: root.sheet(item: $item, onDismiss: { log("gone") }) { close($0) }
                }
            }
            func close(_ shown: Item) -> some View {
                Button("close \(shown.id)") { item = nil }
            }
        }
        let log = Log()
        let host = host { Root(kind: kind, log: log) }
        try host.tap("open")
        try host.tap("close 4")
        #expect(host.texts == ["open"])
        #expect(log.entries == (kind == 1 ? [] : ["gone"]))
    }

    @Test func anAnswerMayPushAScreen() throws {
        struct Root: View {
            @State var path: [Int] = []
            @State var isAsking = true
            var body: some View {
                NavigationStack(path: $path) {
                    Text("root")
                        .navigationDestination(for: Int.self) { Text("screen \($0)") }
                        .alert("Go?", isPresented: $isAsking) { Button("Go") { path.append(1) } }
                }
            }
        }
        let host = host(300, 300) { Root() }
        try host.tap("Go")
        #expect(host.navigationDepth == 2)
        #expect(host.texts.contains("screen 1"))
    }

    @Test func aDisabledAnswerRefuses() throws {
        struct Root: View {
            @State var isAsking = true
            @State var name = ""
            var body: some View {
                Text("r").alert("Name", isPresented: $isAsking) {
                    TextField("Name", text: $name)
                    Button("Save") {}.disabled(name.isEmpty)
                    Button("Cancel", role: .cancel) {}
                }
            }
        }
        let host = host(300, 300) { Root() }
        #expect(throws: ViewQueryError.self) { try host.tap("Save") }
        try host.type("Ada", into: .field("Name"))
        try host.tap("Save")
        #expect(host.texts == ["r"])
    }

    @Test func barsOfASheetEndTheSheetAndBarsOfAScreenPopIt() throws {
        struct Close: View {
            @Environment(\.dismiss) var dismiss
            let name: String
            var body: some View { Button(name) { dismiss() } }
        }
        struct Root: View {
            @State var isOn = true
            var body: some View {
                Text("root").sheet(isPresented: $isOn) {
                    NavigationStack {
                        NavigationLink("deeper") {
                            Text("deep").toolbar { ToolbarItem { Close(name: "pop") } }
                        }
                        .toolbar { ToolbarItem(placement: .cancellationAction) { Close(name: "end") } }
                    }
                }
            }
        }
        let host = host(300, 400) { Root() }
        try host.tap("deeper")
        try host.tap("pop")
        #expect(host.navigationDepth == 1)
        try host.tap("end")
        #expect(host.texts == ["root"])
    }
}
