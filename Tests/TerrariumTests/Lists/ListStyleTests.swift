import Foundation
import Terrarium
import Testing

/// A list of two sections in a style.
private struct Shelves<Style: ListStyle>: View {
    let style: Style

    var body: some View {
        List {
            Section("Black") { Text("Assam") }
            Section("Green") { Text("Sencha") }
        }
        .listStyle(style)
    }
}

@MainActor
struct ListStyleTests {
    /// The frames of the two rows in a window of 200 × 300 points.
    private func rows<Style: ListStyle>(_ style: Style) -> [CGRect] {
        let host = host(200, 300) { Shelves(style: style) }
        #expect(host.texts == ["Black", "Assam", "Green", "Sencha"])
        return host.all(.role(.row)).map(\.frame)
    }

    private let wide = [CGRect(x: 0, y: 38, width: 200, height: 44), CGRect(x: 0, y: 120, width: 200, height: 44)]
    private let inset = [CGRect(x: 16, y: 54, width: 168, height: 44), CGRect(x: 16, y: 152, width: 168, height: 44)]

    @Test func someStylesFillTheWidth() {
        #expect(rows(.automatic) == wide)
        #expect(rows(.plain) == wide)
        #expect(rows(.bordered) == wide)
        #expect(rows(.bordered(alternatesRowBackgrounds: true)) == wide)
        #expect(rows(.carousel) == wide)
        #expect(rows(.elliptical) == wide)
    }

    @Test func othersHaveMarginsAroundTheirSections() {
        #expect(rows(.grouped) == inset)
        #expect(rows(.insetGrouped) == inset)
        #expect(rows(.inset) == inset)
        #expect(rows(.inset(alternatesRowBackgrounds: true)) == inset)
        #expect(rows(.sidebar) == inset)
    }

    @Test func theStylesAreTypes() {
        #expect(rows(PlainListStyle()) == wide)
        #expect(rows(DefaultListStyle()) == wide)
        #expect(rows(GroupedListStyle()) == inset)
        #expect(rows(InsetGroupedListStyle()) == inset)
        #expect(rows(InsetListStyle()) == inset)
        #expect(rows(SidebarListStyle()) == inset)
    }

    @Test func aStyleReachesEveryListBelow() {
        let host = host(200, 300) {
            VStack(spacing: 0) {
                List { Text("a") }
                List { Text("b") }.listStyle(.plain)
            }
            .listStyle(.sidebar)
        }
        #expect(host.all(.role(.row)).map(\.frame.minX) == [16, 0])
    }
}
