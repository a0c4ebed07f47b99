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
}
