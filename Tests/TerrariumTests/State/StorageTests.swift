import Foundation
import Terrarium
import Testing

@MainActor
struct StorageTests {
    @Test func aStoredValueSurvivesANewHost() throws {
        struct Gate: View {
            @AppStorage("inside") var isInside = false
            var body: some View { Button(isInside ? "in" : "out") { isInside.toggle() } }
        }
        let name = "terrarium-storage-\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        let first = host { Gate().defaultAppStorage(store) }
        try first.tap("out")
        #expect(first.texts == ["in"])
        first.unmount()
        let second = host { Gate().defaultAppStorage(store) }
        #expect(second.texts == ["in"])
    }

    @Test func writesUnderAnotherTransactionShowSeparately() {
        struct Animating: View {
            let log: Log
            @State var number = 0
            var body: some View {
                let _ = log("body \(number)")
                Text("x").onAppear {
                    number = 1
                    number = 2
                    withAnimation {
                        number = 3
                        number = 4
                    }
                }.onChange(of: number) { old, new in log("\(old)>\(new)") }
            }
        }
        let log = Log()
        let host = host { Animating(log: log) }
        #expect(host.texts == ["x"])
        #expect(log.entries.filter { $0.hasPrefix("body") } == ["body 0", "body 2", "body 4"])
        #expect(log.entries.filter { $0.contains(">") } == ["0>2", "2>4"])
    }

    @Test func focusFollowsTheStateAndTheStateTheFocus() throws {
        struct Fields: View {
            enum Field { case name, mail }
            @State var name = ""
            @State var mail = ""
            @FocusState var field: Field?
            var body: some View {
                VStack {
                    TextField("Name", text: $name).focused($field, equals: .name).onSubmit { field = .mail }
                    TextField("Mail", text: $mail).focused($field, equals: .mail)
                    Text(verbatim: field.map { "\($0)" } ?? "none")
                }
            }
        }
        let host = host { Fields() }
        #expect(host.texts.last == "none")
        try host.focus(.field("Name"))
        #expect(host.texts.last == "name")
        try host.submit(.field("Name"))
        #expect(host.texts.last == "mail")
        #expect(host.outline().contains("TextField \"Mail\" focused"))
    }
}
