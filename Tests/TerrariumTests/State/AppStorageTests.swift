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

    @Test func allReadersOfAKeyFollowIt() throws {
        struct Reader: View {
            @AppStorage("count") var count = 5
            let name: String
            var body: some View { Button("\(name)\(count)") { count += 1 } }
        }
        let name = "terrarium-storage-\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        let host = host {
            VStack {
                Reader(name: "a")
                Reader(name: "b")
            }.defaultAppStorage(store)
        }
        #expect(host.texts == ["a5", "b5"])
        let counts = try host.evaluations { try host.tap("a5") }
        #expect(host.texts == ["a6", "b6"])
        #expect(counts == ["Reader": 2])
        #expect(store.integer(forKey: "count") == 6)
    }

    @Test func storesAreSeparate() throws {
        struct Reader: View {
            @AppStorage("count") var count = 0
            var body: some View { Button("\(count)") { count += 1 } }
        }
        let names = (0..<2).map { _ in "terrarium-storage-\(UUID().uuidString)" }
        let stores = try names.map { try #require(UserDefaults(suiteName: $0)) }
        defer { for (store, name) in zip(stores, names) { store.removePersistentDomain(forName: name) } }
        let host = host {
            VStack {
                Reader().defaultAppStorage(stores[0]).id("one")
                Reader().defaultAppStorage(stores[1]).id("two")
            }
        }
        try host.tap(.id("one"))
        #expect(host.texts == ["1", "0"])
    }

    @Test func enumsOptionalsAndBindings() throws {
        enum Theme: String { case light, dark }
        struct Settings: View {
            @AppStorage("theme") var theme = Theme.light
            @AppStorage("name") var name: String?
            @AppStorage("sound") var sound = false
            var body: some View {
                VStack {
                    Button("\(theme)") { theme = .dark }
                    Button(name ?? "nobody") { name = name == nil ? "Ada" : nil }
                    Toggle("sound", isOn: $sound)
                    Text(sound ? "loud" : "quiet")
                }
            }
        }
        let name = "terrarium-storage-\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        let host = host { Settings().defaultAppStorage(store) }
        try host.tap("light")
        try host.tap("nobody")
        try host.tap(.toggle("sound"))
        #expect(host.texts == ["dark", "Ada", "sound", "loud"])
        #expect(store.string(forKey: "theme") == "dark")
        try host.tap("Ada")
        #expect(host.texts[1] == "nobody")
        #expect(store.object(forKey: "name") == nil)
    }

    @Test func whatOthersWriteIsNoticed() throws {
        struct Reader: View {
            @AppStorage("count") var count = 5
            var body: some View { Text("\(count)") }
        }
        let name = "terrarium-storage-\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        let host = host { Reader().defaultAppStorage(store) }
        #expect(host.texts == ["5"])
        store.set(7, forKey: "count")
        #expect(host.texts == ["7"])
        store.removeObject(forKey: "count")
        #expect(host.texts == ["5"])
        #expect(host.evaluations { _ = host.texts } == [:])
    }

    @Test func anEqualValueRunsNobody() throws {
        struct Writer: View {
            @AppStorage("count") var count = 5
            var body: some View { Button("write \(count)") { count = 5 } }
        }
        let name = "terrarium-storage-\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        store.set(5, forKey: "count")
        let host = host { Writer().defaultAppStorage(store) }
        #expect(try host.evaluations { try host.tap("write 5") } == [:])
        #expect(store.integer(forKey: "count") == 5)
    }
}
