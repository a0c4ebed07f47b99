import Foundation
import Terrarium
import Testing

/// Shows a text, and another one after a moment of real time.
private struct Loading: View {
    var delay = Duration.milliseconds(5)
    @State private var isDone = false

    var body: some View {
        VStack {
            Text(isDone ? "done" : "loading")
            Toggle("ready", isOn: .constant(isDone))
        }
        .task {
            try? await Task.sleep(for: delay)
            isDone = true
        }
    }
}

@MainActor
struct ViewHostWaitingTests {
    @Test func aViewThatComesIsReturned() async throws {
        let host = host { Loading() }
        #expect(try await host.wait(for: "done").kind == "Text")
        try await host.wait(for: .toggle("ready").with(value: "on"))
        #expect(try await host.wait(for: "done", timeout: .zero).text == "done")
    }

    @Test func aViewThatGoesIsAwaited() async throws {
        let host = host { Loading() }
        try await host.wait(untilGone: "loading")
        #expect(host.texts == ["done", "ready"])
    }

    @Test func aViewThatDoesNotComeNamesTheClosestAndWhoIsPending() async {
        let host = host { Loading(delay: .seconds(1_000)) }
        let error = await #expect(throws: ViewQueryError.self) {
            try await host.wait(for: "donne", timeout: .milliseconds(5))
        }
        #expect(error?.kind == .notFound)
        #expect(
            error?.message == """
                "donne" was waited for in vain for 0.005 seconds. Pending: task of Loading.
                "donne" matches nothing in the front.
                There are no buttons.
                The outline:
                  window
                    Loading
                      VStack
                        Text "loading"
                        Toggle "ready" value=off [tap set]
                """)
    }

    @Test func aViewThatStaysIsNamed() async {
        let host = host { Loading(delay: .seconds(1_000)) }
        let error = await #expect(throws: SettleError.self) {
            try await host.wait(untilGone: "loading", timeout: .milliseconds(5))
        }
        #expect(
            error?.message
                == #""loading" is still there after 0.005 seconds: Text "loading". Pending: task of Loading."#)
    }

    @Test func severalThatComeAreAmbiguous() async {
        let host = host {
            Text("a"); Text("a")
        }
        let error = await #expect(throws: ViewQueryError.self) { try await host.wait(for: "a", timeout: .zero) }
        #expect(error?.kind == .ambiguous)
    }

    @Test func emptyStringsAndUnmountedHostsAreRefusedAtOnce() async {
        let host = host { Text("a") }
        for work in [{ _ = try await host.wait(for: "") }, { try await host.wait(untilGone: " ") }] {
            let error = await #expect(throws: ViewQueryError.self) { try await work() }
            #expect(error?.kind == .emptyString)
        }
        host.unmount()
        for work in [{ _ = try await host.wait(for: "a") }, { try await host.wait(untilGone: "a") }] {
            let error = await #expect(throws: ViewQueryError.self) { try await work() }
            #expect(error?.kind == .unmounted)
        }
    }
}
