import Foundation
import Terrarium
import Testing

private final class Draft: ObservableObject {
    @Published var title = "new"
}

private struct TitleReader: View {
    @FocusedObject var draft: Draft?
    var body: some View { Text("title \(draft?.title ?? "none")") }
}

@MainActor
struct FocusedObjectTests {
    @Test func theObjectOfTheFocusedPartIsFollowed() throws {
        struct Page: View {
            let draft: Draft
            @State var text = ""
            var body: some View {
                VStack {
                    TextField("text", text: $text).focusedObject(draft)
                    TitleReader()
                }
            }
        }
        let draft = Draft()
        let host = host { Page(draft: draft) }
        #expect(host.texts.last == "title none")
        try host.focus(.field("text"))
        #expect(host.texts.last == "title new")
        #expect(host.evaluations { draft.title = "old" } == ["TitleReader": 1])
        #expect(host.texts.last == "title old")
    }

    @Test func anObjectOfTheSceneIsThereWithoutFocus() {
        let host = host { TitleReader().focusedSceneObject(Draft()) }
        #expect(host.texts == ["title new"])
    }
}
