import Testing

@testable import TerrariumMacros

@Suite struct DeclarationHeadTests {
    struct Expected {
        var attributes: [String] = []
        var modifiers: [String] = []
        var keyword = "var"
    }

    @Test(
        arguments: [
            ("var x", Expected()),
            ("/// doc\n@Entry public var x", Expected(attributes: ["@Entry"], modifiers: ["public"])),
            (
                "@available(macOS 15, *) @Entry /* a */ @Sendable\nprivate var x",
                Expected(attributes: ["@available(macOS 15, *)", "@Entry", "@Sendable"], modifiers: ["private"])
            ),
            (
                "@available (*, deprecated, message: \") var\") var x",
                Expected(attributes: ["@available (*, deprecated, message: \") var\")"])
            ),
            ("@SwiftUI.Entry @Wrapper<Int>(1) var x", Expected(attributes: ["@SwiftUI.Entry", "@Wrapper<Int>(1)"])),
            ("public private(set) var x", Expected(modifiers: ["public", "private"])),
            ("nonisolated(unsafe) static let x", Expected(modifiers: ["nonisolated", "static"], keyword: "let")),
            ("#if DEBUG && true\n@Entry\n#endif\nvar x", Expected(attributes: ["@Entry"])),
            ("class var x", Expected(modifiers: ["class"])),
            ("@objc final class X {}", Expected(attributes: ["@objc"], modifiers: ["final"], keyword: "class")),
            ("@Entry (a)", Expected(attributes: ["@Entry"], keyword: "")),
            ("", Expected(keyword: "")),
        ] as [(String, Expected)])
    func reads(_ source: String, as expected: Expected) {
        var cursor = TokenCursor(source)
        let head = DeclarationHead(&cursor)
        #expect(head.attributes.map(\.text) == expected.attributes)
        #expect(head.modifiers.map(\.name) == expected.modifiers)
        #expect(head.keyword == expected.keyword)
        #expect(cursor.text(head.keywordRange) == expected.keyword)
    }
}
