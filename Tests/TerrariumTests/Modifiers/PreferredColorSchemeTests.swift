import Foundation
import Terrarium
import Testing

private struct Reader: View {
    @Environment(\.colorScheme) private var scheme
    let name: String
    var body: some View { Text(verbatim: "\(name) \(scheme)") }
}

private struct Page: View {
    @Environment(\.colorScheme) private var scheme
    @State private var isDark = false

    var body: some View {
        VStack {
            Text(verbatim: "page \(scheme)")
            Reader(name: "child").preferredColorScheme(isDark ? .dark : nil)
            Button("Dark") { isDark.toggle() }
        }
    }
}

@MainActor
struct PreferredColorSchemeTests {
    @Test func theWindowFollowsWhatAViewInsideAsksFor() throws {
        let host = host { Page() }
        #expect(host.texts == ["page light", "child light", "Dark"])
        try host.tap("Dark")
        #expect(host.texts == ["page dark", "child dark", "Dark"])
        try host.tap("Dark")
        #expect(host.texts == ["page light", "child light", "Dark"])
    }

    @Test func aViewHasWhatItAsksForAtOnce() {
        let host = host { Reader(name: "x").preferredColorScheme(.dark) }
        #expect(host.texts == ["x dark"])
    }

    @Test func whoAsksForNothingLeavesTheHostsEnvironment() {
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        let host = ViewHost(environment: environment) { Reader(name: "x").preferredColorScheme(nil) }
        #expect(host.texts == ["x dark"])
    }
}
