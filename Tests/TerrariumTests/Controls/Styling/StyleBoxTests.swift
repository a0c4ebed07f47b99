import Foundation
import Terrarium
import Testing

private struct Loud: GroupBoxStyle {
    @Environment(\.locale) private var locale
    var mark = "!"

    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            Text(verbatim: mark + locale.identifier)
            configuration.content
        }
    }
}

private struct Page: View {
    @State private var count = 0
    var body: some View {
        VStack {
            Button("Add") { count += 1 }
            GroupBox("Box") { Text("\(count)") }.groupBoxStyle(Loud())
        }
    }
}

@MainActor
struct StyleBoxTests {
    @Test func aStyleReadsTheEnvironment() {
        let host = host {
            GroupBox("Box") { Text("x") }.groupBoxStyle(Loud()).environment(\.locale, .init(identifier: "de"))
        }
        #expect(host.texts == ["Box", "!de", "x"])
    }

    @Test func theStyledContentFollowsItsState() throws {
        let host = host { Page() }
        try host.tap("Add")
        #expect(host.texts.last == "1")
    }

    @Test func anotherValueOfAStyleIsShown() throws {
        struct Switch: View {
            @State var mark = "a"
            var body: some View {
                VStack {
                    Button("b") { mark = "b" }
                    GroupBox { Text("x") }.groupBoxStyle(Loud(mark: mark))
                }
                .environment(\.locale, .init(identifier: "en"))
            }
        }
        let host = host { Switch() }
        #expect(host.texts == ["b", "aen", "x"])
        try host.tap("b")
        #expect(host.texts == ["b", "ben", "x"])
    }
}
