import Foundation
import Terrarium
import Testing

private class Session: ObservableObject {
    @Published var name: String
    @Published var visits = 0
    var silent = 0
    init(name: String = "none") { self.name = name }
}

private final class AdminSession: Session {}

private final class Other: ObservableObject {
    @Published var value = 0
}

private struct NameView: View {
    @EnvironmentObject var session: Session
    var body: some View { Text("name \(session.name)") }
}

@MainActor
struct EnvironmentObjectTests {
    @Test func aPublishedChangeRunsTheViewsThatDeclareTheObject() throws {
        let session = Session(name: "a")
        let host = host {
            VStack {
                NameView()
                Text("still")
            }
            .environmentObject(session)
        }
        #expect(host.evaluations { session.name = "b" } == ["NameView": 1])
        #expect(host.texts == ["name b", "still"])
        #expect(host.evaluations { session.silent += 1 } == [:])
        #expect(host.evaluations { session.visits += 1 } == ["NameView": 1])
    }

    @Test func theNearestObjectOfATypeWins() {
        let host = host {
            VStack {
                NameView()
                NameView().environmentObject(Session(name: "inner"))
            }
            .environmentObject(Session(name: "outer"))
            .environmentObject(Other())
        }
        #expect(host.texts == ["name outer", "name inner"])
    }

    @Test func bindingsWriteToTheObject() throws {
        struct Editor: View {
            @EnvironmentObject var session: Session
            var body: some View { TextField("name", text: $session.name) }
        }
        let session = Session(name: "")
        let host = host {
            VStack {
                Editor()
                NameView()
            }
            .environmentObject(session)
        }
        try host.type("x", into: .field("name"))
        #expect(session.name == "x")
        #expect(host.texts.last == "name x")
    }

    @Test func anotherObjectTakesTheFirstOnesPlace() throws {
        struct Parent: View {
            let first: Session
            let second: Session
            @State var isSecond = false
            var body: some View {
                VStack {
                    NameView()
                    Button("swap") { isSecond = true }
                }
                .environmentObject(isSecond ? second : first)
            }
        }
        let first = Session(name: "1")
        let second = Session(name: "2")
        let host = host { Parent(first: first, second: second) }
        try host.tap("swap")
        #expect(host.texts == ["name 2", "swap"])
        #expect(host.evaluations { first.name = "old" } == [:])
        #expect(host.evaluations { second.name = "new" } == ["NameView": 1])
        #expect(host.texts == ["name new", "swap"])
    }

    @Test func anObjectIsSuppliedUnderTheTypeThatTheModifierNames() {
        let host = host(missingObjects: .report) {
            VStack {
                NameView().environmentObject(AdminSession(name: "admin") as Session)
                NameView().environmentObject(AdminSession(name: "admin"))
            }
        }
        #expect(host.texts == ["name admin"])
        #expect(host.issues.map(\.kind) == [.missingObject])
        #expect(host.issues.first?.message.contains("AdminSession") == true)
    }

    @Test func aDeclaredObjectThatNobodyReadsMayBeMissing() {
        struct Unread: View {
            @EnvironmentObject var session: Session
            var body: some View { Text("ok") }
        }
        #expect(host { Unread() }.texts == ["ok"])
    }

    @Test func readingAMissingObjectEndsTheProgramWithAMessage() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                struct RootView: View {
                    var body: some View { VStack { NameView() }.environmentObject(Other()) }
                }
                _ = ViewHost { RootView() }.texts
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("RootView > NameView: No ObservableObject of type Session found."))
        #expect(
            message.contains("A View.environmentObject(_:) for Session may be missing as an ancestor of this view."))
        #expect(message.contains("Supply it with .environmentObject(Session(…)) on a view above."))
        #expect(message.contains("Objects that are there: Other."))
    }

    @Test func sheetsSeeTheObjectOfTheirPlace() {
        struct Presenter: View {
            @State var isShown = true
            var body: some View {
                Text("root").sheet(isPresented: $isShown) { NameView() }
                    .environmentObject(Session(name: "here"))
            }
        }
        #expect(host(300, 400) { Presenter() }.texts == ["name here"])
    }
}
