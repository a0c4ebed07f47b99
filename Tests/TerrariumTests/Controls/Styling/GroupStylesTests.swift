import Foundation
import Terrarium
import Testing

private struct Arrow: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Button(configuration.isExpanded ? "close" : "open") { configuration.isExpanded.toggle() }
            configuration.label
            if configuration.isExpanded { configuration.content }
        }
    }
}

private struct Colon: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text(":")
            configuration.content
        }
    }
}

@MainActor
struct GroupStylesTests {
    @Test func aDisclosureGroupIsOpenedByItsStyle() throws {
        let host = host { DisclosureGroup("Details") { Text("inside") }.disclosureGroupStyle(Arrow()) }
        #expect(host.texts == ["open", "Details"])
        try host.tap("open")
        #expect(host.texts == ["close", "Details", "inside"])
    }

    @Test func labelledContentIsArrangedByItsStyle() {
        let host = host { LabeledContent("Name", value: "Ada").labeledContentStyle(Colon()) }
        #expect(host.texts == ["Name", ":", "Ada"])
    }
}
