import Foundation
import Terrarium
import Testing

private struct Framed: TextFieldStyle {
    @Environment(\.isEnabled) private var isEnabled
    var mark = "•"

    func _body(configuration: TextField<Self._Label>) -> some View {
        HStack {
            Text(isEnabled ? mark : "×")
            configuration.padding(4)
        }
    }
}

private struct Post: View {
    @State private var name = ""
    @State private var isLocked = false
    @State private var isStarred = false
    let log: Log

    var body: some View {
        VStack {
            TextField("Name", text: $name)
                .onSubmit { log("sent \(name)") }
                .disabled(isLocked)
            Button("Lock") { isLocked.toggle() }
            Button("Star") { isStarred.toggle() }
            Text(verbatim: "is \(name)")
        }
        .textFieldStyle(Framed(mark: isStarred ? "*" : "•"))
    }
}

@MainActor
struct TextFieldStyleTests {
    @Test func aStyleOfAProgramStandsAroundTheField() throws {
        let log = Log()
        let host = host(200, 200) { Post(log: log) }
        #expect(host.texts.first == "•")
        try host.type("Ada", into: .field("Name"))
        try host.submit(.field("Name"))
        #expect(host.texts.last == "is Ada")
        #expect(log.entries == ["sent Ada"])
    }

    @Test func aStyleReadsTheEnvironmentAndFollowsItsValues() throws {
        let host = host(200, 200) { Post(log: Log()) }
        try host.type("Ada", into: .field("Name"))
        try host.tap("Star")
        #expect(host.texts.first == "*")
        try host.tap("Lock")
        #expect(host.texts.first == "×")
        #expect(host.texts.last == "is Ada")
    }

    @Test func theStylesOfTheLibraryAreNamed() {
        checkOutline(
            TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder).frame(width: 100),
            """
            frame width=100 @50,39 100x22
              TextField "Name" value="Ada" style=roundedBorder [tap type focus submit]
            """)
    }
}
