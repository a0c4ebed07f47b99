import Foundation
import Terrarium
import Testing

private struct SignUp: View {
    enum Field: Hashable { case name, mail }

    @FocusState var focus: Field?
    @State var name = ""
    @State var mail = ""
    var log: Log?

    var body: some View {
        VStack {
            TextField("Name", text: $name).focused($focus, equals: .name)
                .onSubmit { focus = .mail }
            TextField("Mail", text: $mail).focused($focus, equals: .mail)
                .onSubmit { log?("done") }
            Button("name") { focus = .name }
            Button("none") { focus = nil }
            Text(focus.map { "\($0)" } ?? "nothing")
        }
        .onChange(of: focus) { old, new in
            log?("\(old.map { "\($0)" } ?? "-")>\(new.map { "\($0)" } ?? "-")")
        }
    }
}

private struct Search: View {
    @FocusState var isSearching: Bool
    @State var text = ""

    var body: some View {
        VStack {
            TextField("Search", text: $text).focused($isSearching)
            Button("go") { isSearching = true }
            Text(isSearching ? "searching" : "idle")
        }
    }
}

@MainActor
struct FocusTests {
    private func focused(_ host: ViewHost) -> [String?] {
        host.all(.role(.textField)).filter { $0.attributes.contains("focused") }.map(\.text)
    }

    @Test func theStateFollowsTheFocus() throws {
        let host = host { SignUp() }
        #expect(host.texts.last == "nothing")
        try host.focus(.field("Mail"))
        #expect(host.texts.last == "mail")
        try host.tap(.field("Name"))
        #expect(host.texts.last == "name")
    }

    @Test func theFocusFollowsTheState() throws {
        let host = host { SignUp() }
        try host.tap("name")
        #expect(focused(host) == ["Name"])
        try host.tap("none")
        #expect(focused(host) == [])
        #expect(host.texts.last == "nothing")
    }

    @Test func returnMovesOnWhereTheActionSaysSo() throws {
        let log = Log()
        let host = host { SignUp(log: log) }
        try host.type("Ada", into: .field("Name"))
        try host.submit(.field("Name"))
        #expect(host.texts.last == "mail")
        try host.submit(.field("Mail"))
        #expect(host.texts.last == "nothing")
        #expect(log.entries.contains("done"))
    }

    @Test func aConditionIsTrueWhileTheFieldHasTheFocus() throws {
        let host = host { Search() }
        #expect(host.texts.last == "idle")
        try host.tap("go")
        #expect(host.texts.last == "searching")
        try host.submit(.field("Search"))
        #expect(host.texts.last == "idle")
    }

    @Test func focusingRunsOnlyTheReader() throws {
        let host = host { Search() }
        let counts = try host.evaluations { try host.focus(.field("Search")) }
        #expect(counts == ["Search": 1])
    }

    @Test func aFieldThatLeavesTakesTheFocusAlong() throws {
        struct Leaving: View {
            @FocusState var focus: Int?
            @State var isThere = true
            @State var text = ""
            var body: some View {
                VStack {
                    if isThere { TextField("F", text: $text).focused($focus, equals: 1) }
                    Button("leave") { isThere = false }
                    Text(focus == nil ? "nothing" : "one")
                }
            }
        }
        let host = host { Leaving() }
        try host.focus(.field("F"))
        #expect(host.texts.last == "one")
        try host.tap("leave")
        #expect(host.texts == ["leave", "nothing"])
    }

    @Test func theEndOfASheetTakesTheFocusOfItsFieldAlong() throws {
        struct Presenter: View {
            @FocusState var isTyping: Bool
            @State var isOn = true
            @State var text = ""
            var body: some View {
                Text("\(isTyping)").sheet(isPresented: $isOn) { TextField("F", text: $text).focused($isTyping) }
            }
        }
        let host = host { Presenter() }
        try host.focus(.field("F"))
        try host.dismiss()
        #expect(host.texts == ["false"])
        #expect(host.issues == [])
    }

    @Test func theFocusMayBeAskedForAsTheViewAppears() throws {
        struct Eager: View {
            @FocusState var isTyping: Bool
            @State var text = ""
            var body: some View {
                VStack {
                    TextField("F", text: $text).focused($isTyping)
                    Text("\(isTyping)")
                }
                .onAppear { isTyping = true }
            }
        }
        let host = host { Eager() }
        #expect(host.texts.last == "true")
        #expect(focused(host) == ["F"])
    }
}
