import Foundation
import Terrarium
import Testing

extension EnvironmentValues {
    @Entry fileprivate var badge: String = "none"
}

private struct BadgeStyle: LabelStyle {
    @Environment(\.badge) var badge

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.title
            Text(badge)
        }
    }
}

@MainActor
struct LabelStyleTests {
    @Test func aStyleReadsTheEnvironmentOfItsLabel() throws {
        struct Page: View {
            @State var badge = "new"
            var body: some View {
                VStack {
                    Label("tea", systemImage: "leaf").labelStyle(BadgeStyle())
                    Button("old") { badge = "old" }
                }
                .environment(\.badge, badge)
            }
        }
        let host = host { Page() }
        #expect(host.texts == ["tea", "new", "old"])
        try host.tap(.button("old"))
        #expect(host.texts == ["tea", "old", "old"])
    }

    /// A body that makes an equal style again changes nothing for the labels below.
    @Test func anEqualStyleWakesNobody() throws {
        struct Reader: View {
            @Environment(\.labelStyleBox) var style
            var body: some View { Text(style == nil ? "plain" : "styled") }
        }
        struct Page: View {
            @State var count = 0
            var body: some View {
                VStack {
                    Reader().labelStyle(BadgeStyle())
                    Reader().labelStyle(.iconOnly)
                    Button("\(count)") { count += 1 }
                }
            }
        }
        let host = host { Page() }
        #expect(try host.evaluations { try host.tap("0") } == ["Page": 1])
        #expect(host.texts == ["styled", "styled", "1"])
    }

    @Test func theLibrarysStylesShowTheirParts() {
        let label = Label("tea", systemImage: "leaf")
        #expect(host { label.labelStyle(.titleOnly) }.outline().contains("leaf") == false)
        #expect(host { label.labelStyle(.iconOnly) }.texts == [])
        #expect(host { label.labelStyle(.titleAndIcon) }.texts == ["tea"])
    }

    @Test func anIconAloneIsKnownByItsTitle() throws {
        struct Star: View {
            @State var isOn = false
            var body: some View {
                Button {
                    isOn.toggle()
                } label: {
                    Label("Favourite", systemImage: isOn ? "star.fill" : "star").labelStyle(.iconOnly)
                }
            }
        }
        let host = host { Star() }
        #expect(host.texts == [])
        try host.tap("Favourite")
        #expect(host.outline().contains("star.fill"))
    }
}
