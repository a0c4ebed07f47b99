import Testing

@testable import Terrarium

/// Probes the reflection of the standard library, which the language does not promise. If one of these tests fails after a
/// change of the toolchain, `StoredFields` is the one file to mend.
struct StoredFieldsTests {
    private struct Mixed<Value> {
        var flag = true
        @State var count = 0
        let value: Value
        weak var object: AnyObject?
    }

    private class Base {
        var first: UInt8 = 1
    }

    private final class Leaf<Value>: Base {
        let second: Value
        lazy var third = 1
        init(_ second: Value) { self.second = second }
    }

    private func describe(_ fields: [StoredFields.Field]) -> [String] {
        fields.map { "\($0.name) \($0.offset) \($0.type)" }
    }

    @Test func theFieldsOfAStructHaveTheirNamesPlacesAndTypes() {
        let fields = StoredFields.fields(of: Mixed<[String]>.self)
        #expect(fields.map(\.name) == ["flag", "_count", "value", "object"])
        #expect(fields[0].offset == MemoryLayout<Mixed<[String]>>.offset(of: \.flag))
        #expect(fields[2].offset == MemoryLayout<Mixed<[String]>>.offset(of: \.value))
        #expect(fields.prefix(3).map { "\($0.type)" } == ["Bool", "State<Int>", "Array<String>"])
    }

    @Test func aFieldIsFoundInMemory() {
        var value = Mixed(value: 42)
        let field = StoredFields.fields(of: Mixed<Int>.self)[2]
        let found = withUnsafeBytes(of: &value) { $0.load(fromByteOffset: field.offset, as: Int.self) }
        #expect(found == 42)
    }

    @Test func theElementsOfATupleAreFields() {
        #expect(describe(StoredFields.fields(of: (Int8, Int).self)) == [".0 0 Int8", ".1 8 Int"])
    }

    @Test func otherTypesHaveNone() {
        enum Choice { case one(Int) }
        #expect(StoredFields.fields(of: Choice.self).isEmpty)
        #expect(StoredFields.fields(of: Base.self).isEmpty)
        #expect(StoredFields.fields(of: (() -> Void).self).isEmpty)
        #expect(StoredFields.fields(of: Optional<Int>.self).isEmpty)
        #expect(StoredFields.fields(of: (any Sendable).self).isEmpty)
        #expect(StoredFields.fields(of: (any AnyObject & Sendable).self).isEmpty)
        #expect(StoredFields.fields(of: Any.self).isEmpty)
        #expect(StoredFields.fields(of: (any Sendable.Type).self).isEmpty)
    }

    @Test func typesWhoseValuesBringATypeAreKnown() {
        #expect(StoredFields.isExistential(Any.self))
        #expect(StoredFields.isExistential(AnyObject.self))
        #expect(StoredFields.isExistential((any Error).self))
        #expect(StoredFields.isExistential((any Collection<Int>).self))
        #expect(!StoredFields.isExistential(Int.self))
        #expect(!StoredFields.isExistential(Base.self))
        #expect(!StoredFields.isExistential((any Error)?.self))
        #expect(StoredFields.fields(of: (any Collection<Int>).self).isEmpty)
    }

    @Test func theFieldsOfAClassBeginWithThoseOfItsSuperclass() {
        let object = Leaf("text")
        let fields = StoredFields.fields(ofClass: Leaf<String>.self)
        #expect(fields.map(\.name).starts(with: ["first", "second"]))
        let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        #expect(address.load(fromByteOffset: fields[0].offset, as: UInt8.self) == 1)
        #expect(address.advanced(by: fields[1].offset).assumingMemoryBound(to: String.self).pointee == "text")
    }
}
