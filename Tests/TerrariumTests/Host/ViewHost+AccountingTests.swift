import Foundation
import Terrarium
import Testing

extension EnvironmentValues {
    @Entry fileprivate var tone = "plain"
}

private struct Row: View {
    let title: String
    @State private var count = 0

    var body: some View {
        Button("\(title):\(count)") { count += 1 }
    }
}

private struct ToneReader: View {
    @Environment(\.tone) private var tone
    var body: some View { Text(tone) }
}

private struct Page: View {
    @State private var title = "a"
    @State private var tone = "plain"

    var body: some View {
        VStack {
            Row(title: title)
            ToneReader().environment(\.tone, tone)
            Button("rename") { title = "b" }
            Button("tone") { tone = "loud" }
            Button("nothing") { title = title }
        }
    }
}

@MainActor
struct ViewHostAccountingTests {
    @Test func countsByViewType() throws {
        let host = host(200, 300) { Page() }
        #expect(try host.evaluations { try host.tap("a:0") } == ["Row": 1])
        #expect(try host.evaluations { try host.tap("rename") } == ["Page": 1, "Row": 1])
        #expect(try host.evaluations { try host.tap("tone") } == ["Page": 1, "ToneReader": 1])
        #expect(try host.evaluations { try host.tap("nothing") } == [:])
        #expect(host.evaluations { _ = host.outline() } == [:])
    }

    @Test func causes() throws {
        let host = host(200, 300) { Page() }
        #expect(try host.evaluationLog { try host.tap("a:0") }.map(\.description) == ["Row: state count"])
        #expect(
            try host.evaluationLog { try host.tap("rename") }.map(\.description)
                == ["Page: state title", "Row: parent"])
        #expect(
            try host.evaluationLog { try host.tap("tone") }.map(\.description)
                == ["Page: state tone", "ToneReader: environment \\.tone"])
        let log = try host.evaluationLog { try host.tap("b:1") }
        #expect(log.map(\.path) == ["Page > Row"])
        #expect(log.first?.view == "Row")
    }

    @Test func firstBodiesAreToldAsSuch() throws {
        struct Opening: View {
            @State private var isOpen = false
            var body: some View {
                VStack {
                    if isOpen { ToneReader() }
                    Button("open") { isOpen = true }
                }
            }
        }
        let host = host { Opening() }
        #expect(
            try host.evaluationLog { try host.tap("open") }.map(\.description)
                == ["Opening: state isOpen", "ToneReader: first"])
    }

    @Test func asynchronousWork() async throws {
        struct Loading: View {
            @Environment(\.clock) private var clock
            @State private var text = "old"
            var body: some View {
                Text(text).task {
                    try? await clock.sleep(for: .seconds(1))
                    text = "new"
                }
            }
        }
        let host = host { Loading() }
        let counts = try await host.evaluations { try await host.advance(by: .seconds(2)) }
        #expect(counts == ["Loading": 1])
    }

    @Test func aRecordInsideAnotherIsInBoth() throws {
        let host = host(200, 300) { Page() }
        var inner: [String: Int] = [:]
        let outer = try host.evaluations {
            try host.tap("a:0")
            inner = try host.evaluations { try host.tap("rename") }
        }
        #expect(inner == ["Page": 1, "Row": 1])
        #expect(outer == ["Page": 1, "Row": 2])
    }

    @Test func anErrorEndsTheRecord() throws {
        let host = host(200, 300) { Page() }
        #expect(throws: ViewQueryError.self) { try host.evaluations { try host.tap("missing") } }
        #expect(try host.evaluations { try host.tap("a:0") } == ["Row": 1])
    }

    @Test func theRootEnvironmentRunsItsReadersOnly() {
        let host = host(200, 300) {
            VStack {
                ToneReader(); Row(title: "a")
            }
        }
        #expect(host.evaluations { host.environment.tone = "loud" } == ["ToneReader": 1])
        #expect(host.evaluations { host.environment.tone = "loud" } == [:])
        #expect(host.texts == ["loud", "a:0"])
    }
}
