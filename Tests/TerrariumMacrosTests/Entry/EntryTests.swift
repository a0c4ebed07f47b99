import Testing

@testable import TerrariumMacros

@Suite struct EntryTests {
    /// Expands `@Entry` in an extension of `type` and compares the key.
    func check(_ source: String, in type: String = "EnvironmentValues", key: String) throws {
        #expect(try Entry(of: source, in: ["\nextension \(type) {}"]).key == key)
    }

    func checkTyped(_ source: String, type: String, value: String, head: String = "", named name: String = "x") throws {
        try check(
            source,
            key: """
                \(head)private struct __Key_\(name): Terrarium.EnvironmentKey {
                    static var defaultValue: \(type) {
                        return \(value)
                    }
                }
                """)
    }

    func checkInferred(_ source: String, value: String) throws {
        try check(
            source,
            key: """
                private struct __Key_x: Terrarium.EnvironmentKey {
                    nonisolated(unsafe) static var defaultValue = \(value)
                }
                """)
    }

    @Test func writesAccessors() throws {
        let entry = try Entry(of: "@Entry var size: Int = 1", in: ["extension EnvironmentValues {}"])
        #expect(
            entry.accessors == """
                get {
                    self[__Key_size.self]
                }
                set {
                    self[__Key_size.self] = newValue
                }
                """)
    }

    @Test(arguments: ["", "private ", "fileprivate ", "internal ", "package ", "public ", "public private(set) "])
    func keepsTheKeyPrivateWhateverTheVariableIs(access: String) throws {
        try checkTyped("@Entry \(access)var x: Int = 1", type: "Int", value: "1")
    }

    @Test func takesTypes() throws {
        try checkTyped("@Entry var x: Int? = 3", type: "Int?", value: "3")
        try checkTyped("@Entry var x: [String: Box<Int>] = [:]", type: "[String: Box<Int>]", value: "[:]")
        try checkTyped("@Entry var x: () -> Void = {}", type: "() -> Void", value: "{}")
        try checkTyped("@Entry var x: @Sendable () -> Void = { }", type: "@Sendable () -> Void", value: "{ }")
        try checkTyped(
            "@Entry var x: @MainActor (Int) -> Int? = { _ in nil }",
            type: "@MainActor (Int) -> Int?", value: "{ _ in nil }")
        try checkTyped("@Entry var x: any Equatable = 1", type: "any Equatable", value: "1")
        try checkTyped("@Entry var x: (a: Int, b: Int) = (1, 2)", type: "(a: Int, b: Int)", value: "(1, 2)")
    }

    @Test func givesOptionalsNil() throws {
        try checkTyped("@Entry var x: Int?", type: "Int?", value: "nil")
        try checkTyped("@Entry var x: Int!", type: "Int?", value: "nil")
        try checkTyped("@Entry var x: (() -> Void)?", type: "(() -> Void)?", value: "nil")
        try checkTyped("@Entry var x: Optional<Int>", type: "Optional<Int>", value: "nil")
    }

    @Test func takesValuesWithoutTypes() throws {
        try checkInferred("@Entry var x = 3", value: "3")
        try checkInferred("@Entry var x = \"a }\"", value: "\"a }\"")
        try checkInferred("@Entry var x = Store()", value: "Store()")
        try checkInferred("@Entry var x = { (a: Int) in a + 1 }", value: "{ (a: Int) in a + 1 }")
    }

    @Test func copiesValuesOverSeveralLines() throws {
        let text = "\"\"\"\n        hello {\n          more\n        \"\"\""
        try checkTyped("@Entry var x: String = \(text)", type: "String", value: text)
        try checkInferred("@Entry var x = [\n    1, // one\n    2,\n]", value: "[\n    1, // one\n    2,\n]")
    }

    @Test func copiesAvailabilityAndLeavesTheRest() throws {
        try checkTyped(
            "/// Doc {\n@available(macOS 15, *) @Entry @available(iOS 18, *) @usableFromInline public var x: Int = 1 // end",
            type: "Int", value: "1", head: "@available(macOS 15, *)\n@available(iOS 18, *)\n")
    }

    @Test func keepsTheActor() throws {
        try check(
            "@MainActor @Entry var x: Model = Model()",
            key: """
                private struct __Key_x: @MainActor Terrarium.EnvironmentKey {
                    @MainActor static var defaultValue: Model {
                        return Model()
                    }
                }
                """)
        try check(
            "@Entry @MainActor var x = Model()",
            key: """
                private struct __Key_x: @MainActor Terrarium.EnvironmentKey {
                    @MainActor static var defaultValue = Model()
                }
                """)
        try check(
            "@Entry nonisolated var x = 1",
            key: """
                nonisolated private struct __Key_x: Terrarium.EnvironmentKey {
                    nonisolated(unsafe) static var defaultValue = 1
                }
                """)
    }

    @Test func keepsNamesInBackticksWhereTheyNeedThem() throws {
        try checkTyped("@Entry var `default`: Int = 1", type: "Int", value: "1", named: "default")
        let entry = try Entry(of: "@Entry var `my value`: Int = 1", in: ["extension EnvironmentValues {}"])
        #expect(entry.key.hasPrefix("private struct `__Key_my value`: Terrarium.EnvironmentKey {"))
        #expect(entry.accessors.hasPrefix("get {\n    self[`__Key_my value`.self]"))
    }

    @Test(arguments: [
        ("Transaction", "TransactionKey"), ("ContainerValues", "ContainerValueKey"),
        ("SwiftUI.EnvironmentValues", "EnvironmentKey"),
    ])
    func writesTheKeyOfEachType(type: String, keyProtocol: String) throws {
        try check(
            "@Entry var x: Int = 1", in: type,
            key: """
                private struct __Key_x: Terrarium.\(keyProtocol) {
                    static var defaultValue: Int {
                        return 1
                    }
                }
                """)
    }

    @Test(arguments: [
        ("Int?", "Int"), ("Binding<String>? = nil", "Binding<String>"), ("Optional<Int>", "Int"), ("Int??", "Int?"),
    ])
    func unwrapsFocusedValues(annotation: String, type: String) throws {
        try check(
            "@Entry var x: \(annotation)", in: "FocusedValues",
            key: """
                private struct __Key_x: Terrarium.FocusedValueKey {
                    typealias Value = \(type)
                }
                """)
    }
}
