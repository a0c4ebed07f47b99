import Foundation
import Terrarium
import Testing

private struct Login: View {
    @State private var name = ""
    @State private var password = ""
    @State private var done = ""

    var body: some View {
        VStack {
            TextField(String("Name"), text: $name, onEditingChanged: { done = $0 ? "begun" : "ended" })
            SecureField("Password", text: $password) { done = "in with \(password)" }
            Text(verbatim: done)
        }
    }
}

@MainActor
struct SecureFieldCommittingTests {
    @Test func returnCommits() throws {
        let host = host { Login() }
        try host.type("abc", into: .field("Password"))
        try host.submit(.field("Password"))
        #expect(host.texts.last == "in with abc")
    }

    @Test func editingIsTold() throws {
        let host = host { Login() }
        try host.type("Ada", into: .field("Name"))
        #expect(host.texts.last == "begun")
        try host.submit(.field("Name"))
        #expect(host.texts.last == "ended")
    }
}
