import Foundation
import Terrarium
import TerrariumLayout
import Testing

@testable import TerrariumTesting

private struct Greeting: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.locale) private var locale
    @State private var count = 0

    var body: some View {
        Button("\(scheme) \(locale.identifier) \(count)") { count += 1 }
    }
}

@MainActor @Suite struct SnapshotVariationTests {
    @Test func eachWindowHasItsFile() throws {
        let host = ViewHost(size: CGSize(width: 200, height: 40)) { Greeting() }
        try host.tap(.role(.button))
        let before = host.outline()
        expectSnapshots(
            of: host, in: [.unchanged, .size(160, 20), .size(300, 300, named: "large"), .dark, .locale("de_DE")])
        expectSnapshots(of: host, as: .picture, in: [.dark, .rightToLeft], named: "drawn")
        #expect(host.outline() == before)
    }

    @Test func everyWindowIsComparedAndAllIsTakenBack() {
        let host = ViewHost(proposal: ProposedViewSize(width: nil, height: nil)) { Greeting() }
        let before = host.outline()
        withKnownIssue {
            expectSnapshots(of: host, in: [.size(1, 1), .environment("b") { $0.colorScheme = .dark }], record: .never)
        } matching: { issue in
            issue.comments.contains {
                $0.rawValue.contains("everyWindowIsComparedAndAllIsTakenBack.1x1.txt")
                    || $0.rawValue.contains("everyWindowIsComparedAndAllIsTakenBack.b.txt")
            }
        }
        #expect(host.outline() == before)
        host.environment.locale = Locale(identifier: "en_US_POSIX")
        #expect(host.outline() != before)
    }

    @Test func anUnmountedHostShowsNothing() {
        let host = ViewHost { Greeting() }
        host.unmount()
        withKnownIssue {
            expectSnapshots(of: host, in: [.size(1, 1)])
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("unmounted") }
        }
    }
}
