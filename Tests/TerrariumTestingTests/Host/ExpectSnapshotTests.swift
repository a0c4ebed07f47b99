import Foundation
import Terrarium
import Testing

@testable import TerrariumTesting

@MainActor @Suite struct ExpectSnapshotTests {
    private func host() -> ViewHost {
        ViewHost(size: CGSize(width: 160, height: 64)) {
            VStack(alignment: .leading) {
                Text("Inbox")
                Text("Drafts")
            }
        }
    }

    /// Expects an assertion to fail, with a message that contains a part.
    private func fails(with part: String, _ assertion: () -> Void) {
        withKnownIssue {
            assertion()
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains(part) }
        }
    }

    @Test func comparesWithAFile() {
        expectSnapshot(of: host())
        expectSnapshot(of: host(), as: .outline(.structure), named: "structure")
        expectSnapshot(of: host(), within: .text("Inbox"), named: "inbox")
        expectSnapshot(of: host(), as: .picture, named: "picture")
        expectSnapshot(of: host(), as: .picture(.unicode), within: .text("Inbox"), named: "inbox picture")
    }

    @Test func comparesWithTheLiteral() {
        expectSnapshot(
            of: host(), as: .outline(.structure),
            matches: .inline(
                """
                window
                  VStack
                    Text "Inbox"
                    Text "Drafts"
                """))
        fails(with: "+     Text \"Drafts\"") {
            expectSnapshot(
                of: host(), as: .outline(.structure),
                matches: .inline(
                    """
                    window
                      VStack
                        Text "Inbox"
                    """), record: .never)
        }
    }

    @Test func looksForLines() {
        expectSnapshot(
            of: host(),
            contains: """
                VStack
                  Text "Drafts"
                """)
        fails(with: "It stands elsewhere, in other order or depth:") {
            expectSnapshot(of: host(), contains: "Text \"Drafts\"\nText \"Inbox\"")
        }
    }

    @Test func aQueryMustMatchOneView() {
        fails(with: "Nothing was compared.") {
            expectSnapshot(of: host(), within: .text("none"), named: "none")
        }
    }

    @Test func aThousandSnapshotTestsLeaveNothingBehind() throws {
        struct Counter: View {
            let model: Tally
            @State private var count = 0

            var body: some View {
                Button("\(count) of \(model.limit)") { count += 1 }
            }
        }
        final class Tally {
            let limit = 3
        }
        var hosts: [() -> ViewHost?] = []
        var models: [() -> Tally?] = []
        for _ in 0..<1_000 {
            let model = Tally()
            let host = ViewHost(size: CGSize(width: 80, height: 16)) { Counter(model: model) }
            try host.tap("0 of 3")
            expectSnapshot(
                of: host, as: .outline(.structure),
                matches: .inline(
                    """
                    window
                      Counter
                        Button "1 of 3" [tap]
                    """))
            hosts.append { [weak host] in host }
            models.append { [weak model] in model }
        }
        #expect(hosts.allSatisfy { $0() == nil })
        #expect(models.allSatisfy { $0() == nil })
    }

    @Test func anUnmountedHostShowsNothing() {
        let host = host()
        host.unmount()
        fails(with: "The host is unmounted and shows nothing any more") {
            expectSnapshot(of: host, named: "unmounted")
        }
    }
}
