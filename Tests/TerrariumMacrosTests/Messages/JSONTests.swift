import Testing

@testable import TerrariumMacros

@Suite struct JSONTests {
    @Test func givesPartsOfItsOwnKindOnly() {
        let object = JSON.object(["text": .string("a"), "count": .integer(2), "list": .array([.null])])
        #expect(object["text"]?.string == "a")
        #expect(object["count"]?.integer == 2)
        #expect(object["list"]?.array == [.null])
        #expect(object["missing"] == nil)
        #expect(object["text"]?.integer == nil)
        #expect(object["count"]?.string == nil)
        #expect(object["text"]?.array == nil)
        #expect(JSON.array([])["text"] == nil)
    }
}
