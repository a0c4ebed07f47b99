import Foundation
import Terrarium
import Testing

extension EnvironmentValues {
    @Entry var signIn: @MainActor (URL) async throws -> URL = { _ in throw CancellationError() }
}

private struct AccountView: View {
    @Environment(\.signIn) private var signIn
    @State private var answer = "signed out"

    var body: some View {
        Button("Sign in") {
            Task { answer = (try? await signIn(URL(filePath: "/account")))?.path() ?? "refused" }
        }
        Text(answer)
    }
}

/// What stands in for a value of a framework that is not here.
@MainActor
@Suite struct TroubleshootingEntryTests {
    @Test func anEntryOfOnesOwnTakesThePlaceOfAnAbsentValue() async throws {
        let callback = URL(filePath: "/welcome")
        let host = ViewHost { AccountView().environment(\.signIn) { _ in callback } }
        try host.tap("Sign in")
        try await host.wait(for: "/welcome")

        let alone = ViewHost { AccountView() }
        try alone.tap("Sign in")
        try await alone.wait(for: "refused")
    }
}
