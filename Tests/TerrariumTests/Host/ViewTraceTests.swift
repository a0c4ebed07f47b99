import Foundation
import Testing

@testable import Terrarium

private struct Basket: View {
    @State private var items = 0
    @State private var note: String?

    var body: some View {
        VStack {
            Text("\(items) items")
            if let note { Text(note) }
            Button("Add") { items += 1 }
            Button("Note") { note = "hi" }
            Button("Nothing") { items = items }
        }
    }
}

private final class Account: ObservableObject {
    @Published var isOpen = false
}

private struct AccountView: View {
    @ObservedObject var account: Account
    var body: some View { Text(account.isOpen ? "open" : "closed") }
}

@MainActor
struct ViewTraceTests {
    @Test func writesBodiesAndLines() throws {
        let host = host { Basket() }
        let trace = try host.trace { try host.tap("Add") }
        #expect(
            trace.description == """
                written
                  state items of Basket: 0 -> 1
                ran
                  Basket: state items
                outline
                  -       Text "0 items" @0,0 56x16
                  +       Text "1 items" @0,0 56x16
                """)
        #expect(trace.writes.first?.new == "1")
        #expect(trace.evaluations.map(\.cause) == ["state items"])
    }

    @Test func linesThatComeAndThoseThatMove() throws {
        let host = host { Basket() }
        let trace = try host.trace { try host.tap("Note") }
        #expect(trace.writes.map(\.description) == [#"state note of Basket: nil -> "hi""#])
        #expect(trace.changes.contains(#"+       Text "hi" @20,24 16x16"#))
        #expect(
            trace.changes.filter { $0.hasPrefix("-") }.count == trace.changes.filter { $0.hasPrefix("+") }.count - 1)
    }

    @Test func nothing() throws {
        let host = host { Basket() }
        #expect(
            try host.trace { try host.tap("Nothing") }.description == """
                Nothing was written.
                No body ran.
                The outline is the same.
                """)
    }

    @Test func values() {
        #expect(ViewTrace.text(of: 1) == "1")
        #expect(ViewTrace.text(of: "a") == #""a""#)
        #expect(ViewTrace.text(of: Int?.none) == "nil")
        #expect(ViewTrace.text(of: Axis.vertical) == "vertical")
        #expect(ViewTrace.text(of: [1, 2]) == "2 elements")
        #expect(ViewTrace.text(of: ["a": 1]) == "1 element")
        #expect(ViewTrace.text(of: Set<Int>()) == "0 elements")
    }

    @Test func objectsThatAnnounceAChange() {
        let account = Account()
        let host = host {
            VStack {
                AccountView(account: account); AccountView(account: account)
            }
        }
        let trace = host.trace { account.isOpen = true }
        #expect(trace.writes.map(\.description) == ["object Account.isOpen"])
        #expect(
            trace.evaluations.map(\.description) == Array(repeating: "AccountView: object Account.isOpen", count: 2))
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
        let trace = try await host.trace { try await host.advance(by: .seconds(1)) }
        #expect(trace.writes.map(\.description) == [#"state text of Loading: "old" -> "new""#])
    }

    @Test(
        arguments: [
            ("a\nb\nc\n", "a\nb\nc\n", []),
            ("a\nb\nc\n", "a\nx\nc\n", ["- b", "+ x"]),
            ("a\nb\n", "a\nn\nb\n", ["+ n"]),
            ("a\nb\n", "b\n", ["- a"]),
            ("a\nb\nc\nd\n", "b\nc\nx\nd\n", ["- a", "+ x"]),
            ("", "a\n", ["+ a"]),
        ] as [(String, String, [String])])
    func linesThatDiffer(_ before: String, _ after: String, changes: [String]) {
        #expect(ViewTrace.changes(from: before, to: after) == changes)
    }

    @Test func manyLinesAreListedWithoutASearch() {
        let before = (0..<3_000).map { "a\($0)\n" }.joined()
        let after = (0..<3_000).map { "b\($0)\n" }.joined()
        let changes = ViewTrace.changes(from: before, to: after)
        #expect(changes.count == 6_000)
        #expect(changes.prefix(3_000).allSatisfy { $0.hasPrefix("- a") })
    }
}
