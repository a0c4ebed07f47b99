import Foundation
import Testing

@testable import Terrarium

@Suite struct MissingEnvironmentObjectTests {
    private final class Session {}

    @Test func messagesNameTheViewTheTypeTheMendAndWhatIsThere() {
        let name = "MissingEnvironmentObjectTests.Session"
        check(
            .environment, path: "RootView > CardView", present: ["Cart", "Router"],
            """
            RootView > CardView: No object of type \(name) is in the environment. \
            Supply it with .environment(\(name)(…)) on a view above. Objects that are there: Cart, Router.
            """)
        check(
            .environmentObject, path: nil, present: [],
            """
            No ObservableObject of type \(name) found. A View.environmentObject(_:) for \(name) may be missing as an \
            ancestor of this view. Supply it with .environmentObject(\(name)(…)) on a view above. \
            Objects that are there: none.
            """)
    }

    private func check(
        _ supply: MissingEnvironmentObject.Supply, path: String?, present: [String], _ expected: String
    ) {
        let missing = MissingEnvironmentObject(Session.self, supply: supply)
        #expect(missing.message(path: path, present: present) == expected)
    }

    @MainActor @Test func aMissingObjectIsReportedInItsPlace() throws {
        final class Model: ObservableObject {}
        struct Needy: View {
            @EnvironmentObject var model: Model
            var body: some View { Text("never") }
        }
        struct Counter: View {
            @State var count = 0
            var body: some View { Button("\(count)") { count += 1 } }
        }
        let host = host(missingObjects: .report) {
            VStack {
                Needy()
                Counter()
            }
        }
        #expect(host.texts == ["0"])
        #expect(host.issues.map(\.kind) == [.missingObject])
        let message = try #require(host.issues.first?.message)
        #expect(message.contains("Needy: No ObservableObject of type Model found."))
        #expect(
            host.outline(.structure).split(separator: "\n").contains {
                $0.hasSuffix("issue \"\(message)\" missingObject")
            })
        try host.tap("0")
        #expect(host.texts == ["1"])
        #expect(host.issues.count == 1)
    }
}
