import SwiftUI
import Testing

private final class Porter: NSObject, UIApplicationDelegate {
    var greeting = "Hello"
}

private struct Hotel: App {
    @UIApplicationDelegateAdaptor(Porter.self) var porter

    var body: some Scene {
        WindowGroup { Text(porter.greeting) }
    }
}

@MainActor
struct UIApplicationDelegateAdaptorTests {
    @Test func theDelegateThatWasSetIsThere() {
        UIApplication.shared.delegate = Porter()
        defer { UIApplication.shared.delegate = nil }
        #expect(ViewHost(app: Hotel.self).texts == ["Hello"])
    }
}
