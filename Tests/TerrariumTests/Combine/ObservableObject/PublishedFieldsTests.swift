import Foundation
import Testing

@testable import Terrarium

private class PublishedBase: ObservableObject {
    var padding: UInt8 = 1
    @Published var first = 0
}
private class PublishedMiddle<Value>: PublishedBase {
    @Published var generic: Value
    weak var other: AnyObject?
    init(_ value: Value) { generic = value }
}
private final class PublishedLeaf: PublishedMiddle<[String]> {
    lazy var late = 1
    @Published var last: (Int, Bool)? = nil
}

/// Fails readably when a new toolchain changes what reflection tells of a class.
@Suite @MainActor struct PublishedFieldsTests {
    @Test func findsEachPropertyByItsStorage() {
        let leaf = PublishedLeaf(["a"])
        let publisher = leaf.objectWillChange
        #expect(publisher === (leaf as PublishedBase).objectWillChange)
        let reader = NameReader()
        let subscription = SourceSubscription(of: publisher.source, by: reader)
        leaf.first = 1
        leaf.generic = []
        leaf.last = (1, true)
        subscription.cancel()
        #expect(
            reader.names == ["object PublishedLeaf.first", "object PublishedLeaf.generic", "object PublishedLeaf.last"])
    }

    @Test func changesOfInheritedPropertiesBearTheirOwnNames() {
        let middle = PublishedMiddle(1.5)
        let reader = NameReader()
        let subscription = SourceSubscription(of: objectSource(of: middle), by: reader)
        middle.generic = 2
        middle.first = 2
        subscription.cancel()
        #expect(reader.names == ["object PublishedMiddle.generic", "object PublishedMiddle.first"])
    }
}
