import Foundation
import Terrarium
import Testing

extension FocusedValues {
    @Entry fileprivate var hint: String?
    @Entry fileprivate var draft: Binding<String>?
}

private struct HintReader: View {
    @FocusedValue(\.hint) var hint
    var body: some View { Text("hint \(hint ?? "none")") }
}

@MainActor
struct FocusedValuesTests {
    @Test func theValueComesFromWhereTheFocusIs() throws {
        struct Page: View {
            @State var name = ""
            @State var mail = ""
            var body: some View {
                VStack {
                    TextField("name", text: $name).focusedValue(\.hint, "a name")
                    TextField("mail", text: $mail).focusedValue(\.hint, "an address")
                    HintReader()
                }
            }
        }
        let host = host { Page() }
        #expect(host.texts.last == "hint none")
        #expect(try host.evaluations { try host.focus(.field("name")) }["HintReader"] == 1)
        #expect(host.texts.last == "hint a name")
        try host.focus(.field("mail"))
        #expect(host.texts.last == "hint an address")
    }

    @Test func aValueOfTheSceneIsThereWithoutFocus() throws {
        struct Page: View {
            @State var isSet = true
            var body: some View {
                VStack {
                    HintReader()
                    if isSet { Text("x").focusedSceneValue(\.hint, "everywhere") }
                    Button("drop") { isSet = false }
                }
            }
        }
        let host = host { Page() }
        #expect(host.texts == ["hint everywhere", "x", "drop"])
        try host.tap("drop")
        #expect(host.texts == ["hint none", "drop"])
    }

    @Test func aBindingIsWrittenFromElsewhere() throws {
        struct Menu: View {
            @FocusedBinding(\.draft) var draft
            var body: some View { Button("clear \(draft ?? "-")!") { draft = "" } }
        }
        struct Page: View {
            @State var text = "abc"
            var body: some View {
                VStack {
                    TextField("text", text: $text).focusedValue(\.draft, $text)
                    Menu()
                }
            }
        }
        let host = host { Page() }
        #expect(host.texts.last == "clear -!")
        try host.focus(.field("text"))
        try host.tap("clear abc!")
        #expect(host.texts.last == "clear !")
    }
}
