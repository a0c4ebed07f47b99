import Testing

@testable import Terrarium

private class Base: ObservableObject {
    var padding: UInt8 = 1
    @Published var first = 0
}
private class Middle<Value>: Base {
    @Published var generic: Value
    weak var other: AnyObject?
    init(_ value: Value) { generic = value }
}
private final class Leaf: Middle<[String]> {
    lazy var late = 1
    @Published var last: (Int, Bool)? = nil
}

/// Fails readably when a new toolchain changes what reflection tells of a class.
@Suite @MainActor struct PublishedFieldsTests {
    @Test func findsEachPropertyByItsStorage() {
        let leaf = Leaf(["a"])
        let publisher = leaf.objectWillChange
        #expect(publisher === (leaf as Base).objectWillChange)
        let reader = NameReader()
        let subscription = SourceSubscription(of: publisher.source, by: reader)
        leaf.first = 1
        leaf.generic = []
        leaf.last = (1, true)
        subscription.cancel()
        #expect(reader.names == ["object Leaf.first", "object Leaf.generic", "object Leaf.last"])
    }

    @Test func changesOfInheritedPropertiesBearTheirOwnNames() {
        let middle = Middle(1.5)
        let reader = NameReader()
        let subscription = SourceSubscription(of: objectSource(of: middle), by: reader)
        middle.generic = 2
        middle.first = 2
        subscription.cancel()
        #expect(reader.names == ["object Middle.generic", "object Middle.first"])
    }
}
