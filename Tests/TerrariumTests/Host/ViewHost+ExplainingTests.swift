import Foundation
import Observation
import Testing

@testable import Terrarium

extension EnvironmentValues {
    @Entry fileprivate var tone = "plain"
}

private struct Badge: View {
    @Environment(\.tone) private var tone
    var body: some View { Text(tone) }
}

@Observable private final class Lamp {}
private final class Clock: ObservableObject {}
private final class Other {}

private struct Panel: View {
    var body: some View {
        VStack {
            Badge()
            Button("Save") {}
        }
        .environment(\.tone, "loud")
    }
}

@MainActor
struct ViewHostExplainingTests {
    @Test func whoSetTheValueOverWhomAndWhoReadsIt() throws {
        let host = host { Panel().environment(\.tone, "soft") }
        let lines = try host.explain(\.tone, at: "Save").description.split(separator: "\n").map(String.init)
        #expect(lines.first == #"\.tone = "loud""#)
        #expect(lines.contains { $0.contains("set by") && $0.contains("ViewHost+ExplainingTests.swift:") })
        #expect(lines.contains { $0.contains("over") && $0.contains(#""soft""#) })
        #expect(lines.contains { $0.contains("default") && $0.contains(#""plain""#) })
        #expect(lines.contains { $0.contains("read by") && $0.contains("Panel > Badge") })
    }

    /// An action in the environment is mostly read where it is called, and not in the body.
    @Test func aViewThatReadsTheValueInAnActionIsNamed() throws {
        struct Asker: View {
            @Environment(\.tone) private var tone
            var body: some View { Button("Say") { _ = tone } }
        }
        struct Room: View {
            @State private var tone = "soft"
            var body: some View {
                VStack {
                    Asker()
                    Badge()
                    Button("Louder") { tone += "!" }
                }
                .environment(\.tone, tone)
            }
        }
        let host = host { Room() }
        for shown in ["soft", "soft!"] {
            try host.tap("Say")
            let trace = try host.explain(\.tone, at: "Say")
            #expect(trace.keys.map(\.readers) == [["Room > Badge"]])
            #expect(trace.keys.map(\.holders) == [["Room > Asker"]])
            let lines = trace.description.split(separator: "\n").suffix(2)
            #expect(lines == ["  read by  Room > Badge", "           Room > Asker (not in its body)"])
            #expect(host.texts.contains(shown))
            let bodies = try host.evaluations { try host.tap("Louder") }
            #expect(bodies == ["Room": 1, "Badge": 1])
        }
    }

    /// Texts, images and controls do not subscribe, and are named all the same.
    @Test func whatTheLibraryDrawsIsNamedWhereItReadsTheValue() throws {
        struct Card: View {
            var body: some View {
                VStack {
                    Text("head")
                    Image(systemName: "star")
                    Group { Text("own") }.font(.caption)
                    Circle()
                    Button("Go") {}
                }
                .font(.title)
            }
        }
        let host = host { VStack { Card() }.font(.body).tint(.green) }
        // A modifier that sets the value anew counts as a reader, too.
        let font = try host.explain(\.font, at: "head").keys.first?.readers.filter { $0.hasPrefix("Card") }
        #expect(font == [#"Card > Image "star""#, #"Card > Text "Go""#, #"Card > Text "head""#])
        let own = try host.explain(\.font, at: "own").keys.first
        #expect(own?.readers == [#"Card > Text "own""#])
        let outer = try host.explain(\.font, at: .view(Card.self)).keys.first
        #expect(outer?.readers.contains { $0.hasPrefix("Card") } == false)
        #expect(
            try host.explain({ $0[TintKey.self] }, at: "head").keys.first?.readers.contains("Card > Button") == true)
        #expect(try host.explain(\.font, at: "head").description.contains(#"read by  Card > Image "star""#))
    }

    @Test func viewsOfOnesOwnAndThoseOfTheLibraryStandTogether() throws {
        struct Sized: View {
            @Environment(\.font) var font
            var body: some View { Text(font == nil ? "plain" : "sized") }
        }
        let host = host { Sized().font(.title) }
        #expect(try host.explain(\.font, at: "sized").keys.map(\.readers) == [["Sized", #"Sized > Text "sized""#]])
        #expect(host.evaluations { host.environment.font = .body } == [:])
    }

    @Test func theValueAtTheViewItselfCounts() throws {
        let host = host { Panel().environment(\.tone, "soft").accessibilityIdentifier("panel") }
        #expect(try host.explain(\.tone, at: .view(Panel.self)).description.hasPrefix(#"\.tone = "soft""#))
        #expect(try host.explain(\.tone, at: .view(Badge.self)).description.hasPrefix(#"\.tone = "loud""#))
    }

    @Test func objectsAreExplainedByTheirType() throws {
        struct Reader: View {
            @Environment(Lamp.self) var lamp
            @EnvironmentObject var clock: Clock
            var body: some View { Text("\(lamp === lamp) \(clock === clock)") }
        }
        let host = host { Reader().environment(Lamp()).environment(Lamp()).environmentObject(Clock()) }
        let lamp = try host.explain(Lamp.self, at: .view(Reader.self))
        #expect(lamp.keys.map(\.name) == ["Lamp.self"])
        #expect(lamp.keys.first?.levels.count == 3)
        #expect(lamp.keys.first?.readers == ["Reader"])
        let clock = try host.explain(Clock.self, at: .view(Reader.self))
        #expect(clock.keys.first?.levels.map(\.value) == ["Clock", "nil"])
        #expect(clock.keys.first?.readers == ["Reader"])
        #expect(try host.explain(Other.self, at: .view(Reader.self)).value == "nil")
    }

    @Test func aQueryWithoutMatchIsRefused() {
        let host = host { Panel() }
        let error = #expect(throws: ViewQueryError.self) { try host.explain(\.tone, at: "Send") }
        #expect(error?.kind == .notFound)
    }

    /// Each modifier that sets a value names the line on which it stands.
    @Test func stylesNameTheLineOfTheirModifier() throws {
        let first: UInt = #line + 3
        let host = host {
            Text("x")
                .tint(.red)
                .foregroundStyle(.red)
                .foregroundColor(.red)
                .accentColor(.red)
                .buttonStyle(.bordered)
                .labelStyle(.iconOnly)
                .toggleStyle(.switch)
                .pickerStyle(.menu)
                .menuStyle(.button)
                .textFieldStyle(.plain)
                .datePickerStyle(.compact)
                .progressViewStyle(.linear)
                .gaugeStyle(.automatic)
                .groupBoxStyle(.automatic)
                .listStyle(.plain)
                .tabViewStyle(.automatic)
                .imageScale(.large)
                .symbolRenderingMode(.multicolor)
                .labelsHidden()
                .submitScope()
                .onSubmit {}
                .font(.title)
                .disabled(true)
                .background(.thinMaterial)
        }
        var lines: Set<Int> = []
        var scope: EnvironmentScope? = try host.liveNode("x").scope
        while let current = scope {
            if current.line.file?.hasSuffix("ViewHost+ExplainingTests.swift") == true {
                lines.insert(current.line.line)
            }
            scope = current.parent
        }
        #expect(lines == Set((Int(first)...Int(first) + 23)))
    }
}
