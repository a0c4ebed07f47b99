import Foundation
import Terrarium
import Testing

private struct Form: View {
    @State var name = ""
    @State var password = ""
    @State var story = "Once"
    @State var age = 7
    var isDisabled = false
    var log: Log?

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            SecureField("Password", text: $password)
            TextField("Age", value: $age, format: .number)
            TextEditor(text: $story).id("story")
            Text(verbatim: "\(name)|\(password)|\(age)|\(story)")
        }
        .onSubmit { log?("submit \(name)") }
        .disabled(isDisabled)
    }
}

@MainActor
struct TextFieldTests {
    @Test func typingGoesToTheEndOrReplaces() throws {
        let host = host(200, 300) { Form(name: "Ada") }
        try host.type(" L", into: .field("Name"))
        #expect(host.texts.last == "Ada L||7|Once")
        try host.type("Bob", into: .field("Name"), replacing: true)
        #expect(host.texts.last == "Bob||7|Once")
    }

    @Test func aFieldShowsItsPromptWhileEmpty() throws {
        let host = host(200, 300) { Form() }
        #expect(host.texts.first == "Name")
        try host.type("x", into: .field("Name"))
        #expect(host.texts.first == "x")
    }

    @Test func aSecureFieldDoesNotShowWhatItHolds() throws {
        let host = host(200, 300) { Form() }
        try host.type("abc", into: .field("Password"))
        #expect(host.texts.last == "|abc|7|Once")
        #expect(!host.outline().contains("value=\"abc\""))
        #expect(!host.texts.contains("abc"))
    }

    @Test func anEditorTakesTextWithNewlines() throws {
        let host = host(200, 300) { Form() }
        try host.type("\nupon", into: .id("story"))
        #expect(host.texts.last == "||7|Once\nupon")
    }

    @Test func aFormatReadsTheValue() throws {
        let host = host(200, 300) { Form() }
        try host.type("42", into: .field("Age"), replacing: true)
        #expect(host.texts.last == "||42|Once")
        try host.type("nonsense", into: .field("Age"), replacing: true)
        #expect(host.texts.last == "||42|Once")
    }

    @Test func returnSubmitsOnce() throws {
        let log = Log()
        let host = host(200, 300) { Form(log: log) }
        try host.type("Ada", into: .field("Name"))
        #expect(log.entries == [])
        try host.submit(.field("Name"))
        #expect(log.entries == ["submit Ada"])
    }

    @Test func innerAndOuterActionsBothHearOfASubmission() throws {
        let log = Log()
        let host = host {
            VStack { TextField("F", text: .constant("")).onSubmit { log("inner") } }.onSubmit { log("outer") }
        }
        try host.submit(.field("F"))
        #expect(log.entries == ["inner", "outer"])
    }

    @Test func aSubmitScopeKeepsItInside() throws {
        let log = Log()
        let host = host {
            VStack { TextField("F", text: .constant("")).onSubmit { log("inner") }.submitScope() }
                .onSubmit { log("outer") }
        }
        try host.submit(.field("F"))
        #expect(!log.entries.contains("outer"))
    }

    @Test func whatIsDisabledRefuses() {
        let host = host(200, 300) { Form(isDisabled: true) }
        #expect(throws: ViewQueryError.self) { try host.type("x", into: .field("Name")) }
        #expect(throws: ViewQueryError.self) { try host.focus(.field("Name")) }
        #expect(throws: ViewQueryError.self) { try host.submit(.field("Name")) }
        #expect(host.texts.last == "||7|Once")
    }

    @Test func aConstantBindingIgnoresWhatIsTyped() throws {
        let host = host { TextField("F", text: .constant("fixed")) }
        try host.type("x", into: .field("F"))
        #expect(host.texts == ["fixed"])
    }

    @Test func itIsAsWideAsOffered() throws {
        let host = host(300, 300) { Form() }
        #expect(try host.frame(of: .field("Name")).size == CGSize(width: 300, height: 22))
    }

    @Test func editingIsTold() throws {
        struct Older: View {
            @State var text = ""
            let log: Log
            var body: some View {
                TextField("F", text: $text, onEditingChanged: { log("editing \($0)") }, onCommit: { log("commit") })
            }
        }
        let log = Log()
        let host = host { Older(log: log) }
        try host.type("x", into: .field("F"))
        try host.type("y", into: .field("F"))
        try host.submit(.field("F"))
        #expect(log.entries.filter { $0 == "editing true" }.count == 1)
        #expect(log.entries.filter { $0 == "editing false" }.count == 1)
        #expect(log.entries.filter { $0 == "commit" }.count == 1)
    }

    @Test func aValueIsWrittenAndReadInTheLocaleOfTheSurroundings() throws {
        struct Price: View {
            @State var price = 0.0
            var body: some View {
                TextField("Price", value: $price, format: .currency(code: "USD"))
                Text(price, format: .currency(code: "USD"))
            }
        }
        let american = host(200, 200) { Price().environment(\.locale, Locale(identifier: "en_US")) }
        try american.type("12.5", into: .field("Price"), replacing: true)
        #expect(american.texts == ["$12.50", "$12.50"])
        let german = host(200, 200) { Price().environment(\.locale, Locale(identifier: "de_DE")) }
        try german.type("12,5", into: .field("Price"), replacing: true)
        #expect(german.texts == ["12,50\u{A0}$", "12,50\u{A0}$"])
    }
}
