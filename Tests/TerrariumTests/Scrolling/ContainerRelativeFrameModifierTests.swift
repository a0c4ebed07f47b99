import Foundation
import Terrarium
import Testing

@MainActor
@Suite struct ContainerRelativeFrameModifierTests {
    private struct Half: View {
        var body: some View {
            Color.red.accessibilityIdentifier("half")
                .containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }
        }
    }

    private func size(_ host: ViewHost) throws -> CGSize { try host.frame(of: .id("half")).size }

    @Test func ofTheWindowLessItsSafeArea() throws {
        let insets = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
        #expect(try size(host(200, 260, safeArea: insets) { VStack { Half() } }) == CGSize(width: 100, height: 100))
    }

    @Test func ofAScreenBelowItsBar() throws {
        let host = host(200, 244) {
            NavigationStack { Half().navigationTitle("x").navigationBarTitleDisplayMode(.inline) }
        }
        #expect(try size(host) == CGSize(width: 100, height: 100))
    }

    @Test func ofATabAboveItsBar() throws {
        let host = host(200, 249) { TabView { Half().tabItem { Text("one") } } }
        #expect(try size(host) == CGSize(width: 100, height: 100))
    }

    @Test func ofTheNearestScrollView() throws {
        let host = host(300, 300) { ScrollView { Half() }.frame(width: 80, height: 60) }
        #expect(try size(host) == CGSize(width: 40, height: 30))
    }

    @Test func itFollowsTheContainer() throws {
        let host = host(200, 200) { ScrollView { Half() } }
        #expect(try size(host).height == 100)
        host.size = CGSize(width: 200, height: 60)
        #expect(try size(host).height == 30)
    }

    @Test func partsOfAContainer() {
        checkOutline(
            Color.red.containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: 10, alignment: .leading),
            """
            containerRelativeFrame width=74 align=leading @63,0 74x100
              Color red
            """)
        checkOutline(
            Color.red.containerRelativeFrame(.horizontal, count: 0, span: -1, spacing: 0),
            "containerRelativeFrame width=200\n  Color red")
    }
}
