import Foundation
public import Terrarium
import Testing

private final class Store: Equatable {
    var count = 0

    static func == (left: Store, right: Store) -> Bool { left === right }
}

@MainActor
private final class Screen {
    var title = "main"
}

private struct Palette: Equatable {
    var accent = "blue"
    var sizes: [String: Int] = ["a": 1]
}

@available(macOS 15, *)
private struct Recent: Equatable {}

extension EnvironmentValues {
    /// A documented entry { with a brace.
    @Entry fileprivate var typed: Int = 3  // a comment behind
    @Entry fileprivate var inferred = "in\("ferred" + "}")"
    @Entry /* between */ fileprivate var /* the */ commented /* tokens */: /* of */ String /* it */ = /* all */ "c"

    @Entry fileprivate var optional: Int?
    @Entry fileprivate var optionalWithDefault: Int? = 4
    @Entry fileprivate var spelledOptional: Optional<String>
    @Entry fileprivate var implicit: Int!

    @Entry fileprivate var action: () -> Int = { 1 }
    @Entry fileprivate var sendable: @Sendable (Int) -> Int? = { $0 > 0 ? $0 : nil }
    @Entry fileprivate var mainActor: @MainActor (Int) -> Int = { $0 + 1 }
    @Entry fileprivate var optionalAction: (() -> Int)?
    @Entry fileprivate var inferredAction = { (number: Int) in number * 2 }

    @Entry fileprivate var generic: Result<[String: (Int, Int)], Never> = .success(["a": (1, 2)])
    @Entry fileprivate var constructed = Dictionary<String, [Int]>()
    @Entry fileprivate var existential: any Equatable & Sendable = 5
    @Entry fileprivate var tuple: (name: String, size: Int) = ("a", 2)
    @Entry fileprivate var palette: Palette = .init()

    @Entry fileprivate var lines: [String] = [
        "one",  // the first {
        "two",
    ]
    @Entry fileprivate var paragraph = """
        "quoted" { \("interpolated")
          indented
        """
    @Entry fileprivate var raw = #"a "raw" \(text) }"#
    @Entry fileprivate var chosen: Int = if Bool(true) { 1 } else { 2 }
    @Entry fileprivate var mapped = [1, 2].map { $0 + 1 }

    @Entry fileprivate var store: Store = Store()
    @Entry fileprivate var inferredStore = Store()
    @Entry @MainActor fileprivate var screen: Screen = Screen()
    @available(macOS 15, *) @Entry fileprivate var recent: Recent = Recent()

    @Entry private var inPrivate = 1
    @Entry internal var inInternal = 2
    @Entry package var inPackage = 3
    @Entry public var inPublic = 4
    @Entry var `default`: Int = 5

    fileprivate var sum: Int { inPrivate + inInternal + inPackage + inPublic + `default` }
}

@Suite struct EntryTests {
    @Test func readsTheDefault() {
        let values = EnvironmentValues()
        #expect(values.typed == 3)
        #expect(values.inferred == "inferred}")
        #expect(values.commented == "c")
        #expect(values.lines == ["one", "two"])
        #expect(values.paragraph == "\"quoted\" { interpolated\n  indented")
        #expect(values.raw == "a \"raw\" \\(text) }")
        #expect(values.chosen == 1)
        #expect(values.mapped == [2, 3])
        #expect(values.constructed == [:])
        #expect(values.existential as? Int == 5)
        #expect(values.tuple == (name: "a", size: 2))
        #expect(values.generic.get()["a"]?.1 == 2)
        #expect(values.recent == Recent())
        #expect(values.sum == 15)
    }

    @Test func givesOptionalsNilUnlessTheyHaveADefault() {
        var values = EnvironmentValues()
        #expect(values.optional == nil)
        #expect(values.optionalWithDefault == 4)
        #expect(values.spelledOptional == nil)
        #expect(values.implicit == nil)
        #expect(values.optionalAction == nil)
        values.optional = 1
        values.optionalWithDefault = nil
        values.implicit = 7
        values.optionalAction = { 8 }
        #expect(values.optional == 1)
        #expect(values.optionalWithDefault == nil)
        #expect(values.implicit == 7)
        #expect(values.optionalAction?() == 8)
    }

    @Test @MainActor func holdsFunctions() {
        var values = EnvironmentValues()
        #expect(values.action() == 1)
        #expect(values.sendable(0) == nil)
        #expect(values.mainActor(1) == 2)
        #expect(values.inferredAction(4) == 8)
        values.action = { 9 }
        #expect(values.action() == 9)
    }

    @Test func writesIntoPartsOfAValue() {
        var values = EnvironmentValues()
        let before = values
        values.palette.accent += "ish"
        values.palette.sizes["b"] = 2
        values[keyPath: \.palette.sizes["a"]] = nil
        #expect(values.palette == Palette(accent: "blueish", sizes: ["b": 2]))
        #expect(before.palette == Palette())
    }

    /// As in SwiftUI: a default value with a type annotation is computed whenever it is asked for.
    @Test func computesATypedDefaultEachTimeAndAnInferredOneOnce() {
        let values = EnvironmentValues()
        #expect(values.store !== values.store)
        #expect(values.inferredStore === values.inferredStore)
    }

    @Test @MainActor func keepsValuesOfTheMainActor() {
        var values = EnvironmentValues()
        #expect(values.screen.title == "main")
        let screen = Screen()
        values.screen = screen
        #expect(values.screen === screen)
    }

    @Test func printsUnderItsOwnName() {
        var values = EnvironmentValues()
        values.typed = 1
        values.inferred = "a"
        values.default = 2
        #expect("\(values)" == "[default = 2, inferred = \"a\", typed = 1]")
    }
}
