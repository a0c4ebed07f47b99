import SwiftUI
import Testing

private struct TeaCommands: Commands {
    var body: some Commands {
        CommandMenu("Tea") { Button("Brew") {} }
        CommandGroup(replacing: .newItem) { Button("New Cup") {} }
        SidebarCommands()
    }
}

private struct TeaApp: App {
    var body: some Scene {
        WindowGroup { Text("cup") }.commands { TeaCommands() }
    }
}

@MainActor
struct CommandsTests {
    @Test func aProgramWithCommandsShowsItsWindow() {
        #expect(ViewHost(app: TeaApp.self).texts == ["cup"])
    }
}
