import Foundation
import Terrarium
import Testing

@MainActor
struct AppStorageTests {
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
}
