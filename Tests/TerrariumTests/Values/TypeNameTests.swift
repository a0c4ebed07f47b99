import Foundation
import Testing

@testable import Terrarium

@Suite struct TypeNameTests {
    struct Outer { struct Inner<Value> {} }
    private struct Hidden {}

    private func check(_ type: any Any.Type, is expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(typeName(of: type) == expected, sourceLocation: sourceLocation)
    }

    @Test func modulesAndArgumentsAreLeftOut() {
        struct Local {}
        check(Int.self, is: "Int")
        check([String: [Int]].self, is: "Dictionary")
        check(Outer.self, is: "TypeNameTests.Outer")
        check(Outer.Inner<Outer.Inner<Int>>.self, is: "TypeNameTests.Outer.Inner")
        check(Hidden.self, is: "TypeNameTests.Hidden")
        check(Local.self, is: "Local")
        check(AnimatablePair<Double, Double>.self, is: "AnimatablePair")
    }
}
