import SwiftUI
import Synchronization
import Testing

struct NSItemProviderTests {
    @Test func dataAreHandedOverByType() {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.text") { Data([1]) }
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(provider.registeredTypeIdentifiers == ["public.text"])
        let loaded = Mutex<Data?>(nil)
        provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in loaded.withLock { $0 = data } }
        #expect(loaded.withLock { $0 } == Data([1]))
    }

    @Test func aFileHasItsName() throws {
        let provider = try #require(NSItemProvider(contentsOf: URL(fileURLWithPath: "/notes/a.txt")))
        #expect(provider.suggestedName == "a.txt")
        #expect(NSItemProvider(contentsOf: nil) == nil)
    }
}
