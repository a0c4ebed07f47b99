import Foundation
import Terrarium
import Testing

extension EnvironmentValues {
    @Entry fileprivate var tone = "plain"
}

private struct Badge: View {
    @Environment(\.tone) private var tone
    var body: some View { Text(tone) }
}

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

    @Test func theValueAtTheViewItselfCounts() throws {
        let host = host { Panel().environment(\.tone, "soft").accessibilityIdentifier("panel") }
        #expect(try host.explain(\.tone, at: .view(Panel.self)).description.hasPrefix(#"\.tone = "soft""#))
        #expect(try host.explain(\.tone, at: .view(Badge.self)).description.hasPrefix(#"\.tone = "loud""#))
    }

    @Test func aQueryWithoutMatchIsRefused() {
        let host = host { Panel() }
        let error = #expect(throws: ViewQueryError.self) { try host.explain(\.tone, at: "Send") }
        #expect(error?.kind == .notFound)
    }
}
