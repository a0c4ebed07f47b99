import Foundation
import Terrarium
import Testing

extension EnvironmentValues {
    @Entry fileprivate var inset: Int = 1
    @Entry fileprivate var unrelated: Int = 0
}

private struct Inset: EnvironmentalModifier {
    let log: Log
    func resolve(in environment: EnvironmentValues) -> Padded {
        log("resolve \(environment.inset)")
        return Padded(text: "in \(environment.inset)")
    }
}

private struct Padded: ViewModifier {
    let text: String
    func body(content: Content) -> some View {
        HStack {
            content
            Text(text)
        }
    }
}

@MainActor
struct EnvironmentalModifierTests {
    @Test func itIsMadeAgainForTheValuesThatItReads() {
        let log = Log()
        let host = host { Text("a").modifier(Inset(log: log)) }
        #expect(host.texts == ["a", "in 1"])
        host.environment.unrelated = 5
        #expect(host.texts == ["a", "in 1"])
        host.environment.inset = 3
        #expect(host.texts == ["a", "in 3"])
        #expect(log.entries == ["resolve 1", "resolve 3"])
    }

    @Test func theContentKeepsItsState() throws {
        let host = host { TapCounter().modifier(Inset(log: Log())) }
        try host.tap("c:0")
        host.environment.inset = 2
        #expect(host.texts == ["c:1", "in 2"])
    }
}
