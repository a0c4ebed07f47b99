import Foundation
import Observation
import Terrarium
import Testing

@Observable
private final class Source {
    var value = 0
}

@propertyWrapper
private struct Derived: DynamicProperty {
    let source: Source
    @State private var bonus = 10
    private var sum = 0

    init(_ source: Source) { self.source = source }

    var wrappedValue: Int { sum }
    func add() { bonus += 1 }
    mutating func update() { sum = source.value + bonus }
}

@MainActor
struct DynamicPropertyTests {
    @Test func whatUpdateReadsWakesTheView() throws {
        struct Reader: View {
            @Derived var value: Int
            init(_ source: Source) { _value = Derived(source) }
            var body: some View { Button("v\(value)") { _value.add() } }
        }
        let source = Source()
        let host = host { Reader(source) }
        #expect(host.texts == ["v10"])
        #expect(try host.evaluations { try host.tap("v10") } == ["Reader": 1])
        #expect(host.evaluations { source.value = 5 } == ["Reader": 1])
        #expect(host.texts == ["v16"])
    }

    @Test func modifiersUpdateTheirPropertiesToo() {
        struct Suffix: ViewModifier {
            @Derived var value: Int
            init(_ source: Source) { _value = Derived(source) }
            func body(content: Content) -> some View {
                HStack {
                    content
                    Text("\(value)")
                }
            }
        }
        let source = Source()
        let host = host { Text("a").modifier(Suffix(source)) }
        source.value = 1
        #expect(host.texts == ["a", "11"])
    }
}
