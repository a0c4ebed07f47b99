import Foundation
import Terrarium
import Testing

@Suite struct ObservableObjectTests {
    class Base: ObservableObject {
        @Published var first = 1
        var plain = 0
    }
    class Derived: Base { @Published var second = "a" }
    class PlainDerived: Base { var more = 0 }
    final class Generic<Value>: ObservableObject {
        @Published var value: Value
        init(_ value: Value) { self.value = value }
    }
    final class Bare: ObservableObject { var count = 0 }
    final class Foundational: NSObject, ObservableObject {
        var plain = 0
        @Published var value = ""
    }
    final class Custom: ObservableObject { let objectWillChange = PassthroughSubject<Int, Never>() }
    final class Own: ObservableObject {
        let objectWillChange = ObservableObjectPublisher()
        @Published var value = 0
    }

    /// Counts what `objectWillChange` sends during `work`.
    private func check<T: ObservableObject>(
        _ object: T, sends expected: Int, _ work: (T) -> Void, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var count = 0
        let token = object.objectWillChange.sink { _ in count += 1 }
        work(object)
        #expect(count == expected, sourceLocation: sourceLocation)
        token.cancel()
        work(object)
        #expect(count == expected, "after cancelling", sourceLocation: sourceLocation)
    }

    @Test func sendsForPublishedPropertiesOnly() {
        check(Base(), sends: 2) { object in
            object.first += 1
            object.plain += 1
            object.first += 1
        }
        check(Derived(), sends: 2) { object in
            object.first += 1
            object.second += "b"
        }
        check(PlainDerived(), sends: 1) { object in
            object.more += 1
            object.first = 7
        }
        check(Generic("x"), sends: 1) { $0.value = "y" }
        check(Foundational(), sends: 1) { $0.value += "a" }
        check(Generic((1, [2.5])), sends: 1) { $0.value = (2, []) }
    }

    @Test func sendsByHand() {
        check(Bare(), sends: 1) { $0.objectWillChange.send() }
        check(Base(), sends: 1) { $0.objectWillChange.send() }
        check(Custom(), sends: 1) { $0.objectWillChange.send(3) }
    }

    @Test func anOwnPublisherHearsNothingOfPublishedProperties() {
        check(Own(), sends: 0) { $0.value += 1 }
    }

    @Test func onePublisherForOneObject() {
        let (base, derived, bare, other) = (Base(), Derived(), Bare(), Bare())
        #expect(base.objectWillChange === base.objectWillChange)
        #expect((derived as Base).objectWillChange === derived.objectWillChange)
        #expect(bare.objectWillChange === bare.objectWillChange)
        #expect(bare.objectWillChange !== other.objectWillChange)
    }

    @Test func sendsBeforeThePropertyChanges() {
        let object = Base()
        var seen: [Int] = []
        let token = object.objectWillChange.sink { seen.append(object.first) }
        object.first = 5
        object.first = 6
        #expect(seen == [1, 5])
        token.cancel()
    }

    @Test func keepsNothingAlive() {
        weak var base: Base?
        weak var bare: Bare?
        do {
            let (one, two) = (Base(), Bare())
            (base, bare) = (one, two)
            one.objectWillChange.send()
            two.objectWillChange.send()
        }
        #expect(base == nil)
        #expect(bare == nil)
    }

    @Test func objectsThatComeAndGoGetAPublisherEach() {
        for number in 0..<1_000 {
            let object = Bare()
            var count = 0
            let token = object.objectWillChange.sink { count += 1 }
            object.objectWillChange.send()
            #expect(count == 1, "object \(number)")
            token.cancel()
        }
    }

    @Test func onePublisherHoweverManyThreadsAskFirst() async {
        for _ in 0..<20 {
            let (base, bare) = (Unchecked(value: Base()), Unchecked(value: Bare()))
            let found = await withTaskGroup(of: [ObjectIdentifier].self) { group in
                for _ in 0..<4 {
                    group.addTask {
                        [ObjectIdentifier(base.value.objectWillChange), ObjectIdentifier(bare.value.objectWillChange)]
                    }
                }
                return await group.reduce(into: Set<ObjectIdentifier>()) { $0.formUnion($1) }
            }
            #expect(found.count == 2)
        }
    }

    struct Unchecked<Value>: @unchecked Sendable { let value: Value }

    @Test func aMainActorObjectConforms() async {
        await MainActor.run {
            let object = Isolated()
            check(object, sends: 1) { object in MainActor.assumeIsolated { object.value += 1 } }
        }
    }

    @MainActor final class Isolated: ObservableObject { @Published var value = 0 }
}
