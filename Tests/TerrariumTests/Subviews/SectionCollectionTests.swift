import Foundation
import Terrarium
import Testing

private struct Cards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        VStack {
            ForEach(sections: content) { section in
                VStack {
                    if !section.header.isEmpty { section.header }
                    Text("\(section.content.count) cards")
                    section.content
                    section.footer
                }
            }
        }
    }
}

@MainActor
struct SectionCollectionTests {
    @Test func sectionsAreTakenApart() {
        let host = host(300, 400) {
            Cards {
                Text("loose")
                Text("too")
                Section("First") {
                    Text("a")
                }
                Section {
                    Text("b")
                    Text("c")
                } footer: {
                    Text("end")
                }
                Text("last")
            }
        }
        #expect(
            host.texts == [
                "2 cards", "loose", "too", "First", "1 cards", "a", "2 cards", "b", "c", "end", "1 cards", "last",
            ])
        #expect(!host.outline().contains("Section"))
    }

    @Test func sectionsAreFollowed() throws {
        struct Growing: View {
            @State private var names = ["a"]
            var body: some View {
                Cards {
                    ForEach(names, id: \.self) { name in
                        Section(name) { Text("in \(name)") }
                    }
                }
                Button("add") { names.append("b") }
            }
        }
        let host = host(300, 400) { VStack { Growing() } }
        #expect(host.texts == ["a", "1 cards", "in a", "add"])
        try host.tap("add")
        #expect(host.texts == ["a", "1 cards", "in a", "b", "1 cards", "in b", "add"])
    }

    @Test func aListShowsThemAsSections() {
        let host = host(300, 400) {
            List {
                Group(
                    sections: Group {
                        Section("One") { Text("a") }
                        Section("Two") { Text("b") }
                    }
                ) { sections in
                    Text("\(sections.count)")
                    sections
                }
            }
        }
        #expect(host.texts == ["2", "One", "a", "Two", "b"])
        #expect(host.all(.role(.header)).count == 2)
    }
}
