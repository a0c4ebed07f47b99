import Testing

@testable import TerrariumMacros

@Suite struct ExtensionHeaderTests {
    @Test(
        arguments: [
            ("\nextension EnvironmentValues {}", "EnvironmentValues"),
            ("/// doc\n@available(macOS 15, *)\npublic extension SwiftUI.EnvironmentValues {}", "EnvironmentValues"),
            ("extension Box<Int>: Equatable {}", "Box"),
            ("struct EnvironmentValues {}", nil),
            ("\nfunc f() ", nil),
            ("", nil),
        ] as [(String, String?)])
    func reads(_ source: String, as name: String?) {
        #expect(ExtensionHeader(source)?.typeName == name)
    }
}
