import Foundation
import Observation
import Terrarium
import Testing

private final class LoginState: ObservableObject {
    @Published var toLogin = false
    @Published var toReset = false
    @Published var inside = false
}

private struct SignUp: View {
    @EnvironmentObject var state: LoginState

    var body: some View {
        NavigationView {
            VStack {
                Text("sign up")
                Button("to login") { state.toLogin = true }
                NavigationLink(destination: Login(), isActive: $state.toLogin) { EmptyView() }
                NavigationLink(destination: Text("reset"), isActive: $state.toReset) { EmptyView() }
            }
        }
    }
}

private struct Login: View {
    @EnvironmentObject var state: LoginState
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("login")
            Button("enter") { state.inside = true }
            Button("forgot") { state.toReset = true }
            Button("away") { dismiss() }
        }
    }
}

private struct Leave: View {
    @EnvironmentObject var state: LoginState

    var body: some View { Button("leave") { state.inside = false } }
}

private struct Gate: View {
    @EnvironmentObject var state: LoginState

    var body: some View {
        if state.inside {
            TabView {
                Text("home page").tabItem { Text("HOME") }
                Leave().tabItem { Text("LOGOUT") }
            }
        } else {
            SignUp()
        }
    }
}

@MainActor
struct NavigationLinkTests {
    private func gate(_ state: LoginState) -> ViewHost {
        host(300, 300) { Gate().environmentObject(state) }
    }

    @Test func aFlagPushesAndPops() {
        let state = LoginState()
        let host = gate(state)
        #expect(host.texts == ["sign up", "to login"])
        state.toLogin = true
        #expect(host.texts == ["Back", "login", "enter", "forgot", "away"])
        state.toLogin = false
        #expect(host.texts == ["sign up", "to login"])
    }

    @Test func goingBackClearsTheFlag() throws {
        let state = LoginState()
        let host = gate(state)
        try host.tap("to login")
        try host.tap("away")
        #expect(!state.toLogin)
        try host.tap("to login")
        try host.tap("Back")
        #expect(!state.toLogin)
        #expect(host.navigationDepth == 1)
    }

    @Test func flagsPushOnTopOfEachOther() throws {
        let state = LoginState()
        let host = gate(state)
        try host.tap("to login")
        try host.tap("forgot")
        #expect(host.texts == ["Back", "reset"])
        try host.back()
        #expect(state.toLogin && !state.toReset)
        #expect(host.texts.contains("login"))
    }

    @Test func leavingTheTabsLandsWhereTheFlagPoints() throws {
        let state = LoginState()
        let host = gate(state)
        try host.tap("to login")
        try host.tap("enter")
        #expect(state.toLogin)
        #expect(host.texts == ["HOME", "LOGOUT", "home page"])
        try host.select(tab: "LOGOUT")
        try host.tap("leave")
        #expect(state.toLogin)
        #expect(host.texts.contains("login"))
        try host.back()
        #expect(host.texts == ["sign up", "to login"])
    }

    @Test func linksOutsideOfStacksDoNothing() throws {
        let host = host { NavigationLink("go", value: 1) }
        try host.tap("go")
        #expect(host.texts == ["go"])
        #expect(host.issues.map(\.kind) == [.unknownDestination])
    }

    @Test func linksWithADestinationPushIt() throws {
        let host = host { NavigationStack { NavigationLink("go") { Text("deep") } } }
        #expect(!host.texts.contains("deep"))
        try host.tap("go")
        #expect(host.texts == ["Back", "deep"])
        try host.back()
        #expect(host.texts == ["go"])
    }

    @Test func aSelectionPushesItsTag() throws {
        let model = SelectionModel()
        let host = host {
            SelectionView(model: model)
        }
        model.choice = 2
        #expect(host.texts == ["Back", "two"])
        try host.back()
        #expect(model.choice == nil)
    }

    @Test func linksWithoutValueAreDisabled() {
        let host = host { NavigationStack { NavigationLink("go", value: Int?.none) } }
        #expect(throws: ViewQueryError.self) { try host.tap("go") }
    }
}

@Observable
private final class SelectionModel {
    var choice: Int?
}

private struct SelectionView: View {
    @Bindable var model: SelectionModel

    var body: some View {
        NavigationStack {
            VStack {
                NavigationLink("1", tag: 1, selection: $model.choice) { Text("one") }
                NavigationLink("2", tag: 2, selection: $model.choice) { Text("two") }
            }
        }
    }
}
