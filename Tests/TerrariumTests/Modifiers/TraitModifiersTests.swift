import Foundation
import Terrarium
import Testing

@MainActor
@Suite struct TraitModifiersTests {
    private func picture<V: View>(_ view: V) -> [String] {
        ViewHost(size: CGSize(width: 24, height: 16)) { view }.picture().split(separator: "\n").map(String.init)
    }

    @Test func aHigherIndexIsDrawnLater() {
        #expect(
            picture(
                ZStack {
                    Text("abc")
                    Text("xyz")
                })[1] == "|xyz|")
        #expect(
            picture(
                ZStack {
                    Text("abc").zIndex(1)
                    Text("xyz")
                })[1] == "|abc|")
    }

    @Test func theIndexOfAViewCountsAmongItsSiblingsOnly() {
        #expect(
            picture(
                ZStack {
                    ZStack { Text("abc").zIndex(9) }
                    Text("xyz")
                })[1] == "|xyz|")
    }

    @Test func aTapMeetsWhatIsDrawnLast() throws {
        let log = Log()
        let host = host {
            ZStack {
                Button("below") { log("below") }
                Button("above") { log("above") }.zIndex(-1)
            }
        }
        try host.tap("below")
        #expect(log.entries == ["below"])
    }

    @Test func aRankThatChangesMovesTheViews() throws {
        struct Changing: View {
            @State var isFirst = false

            var body: some View {
                HStack(spacing: 0) {
                    Button("go") { isFirst = true }.fixedSize()
                    Color.red.accessibilityIdentifier("a").layoutPriority(isFirst ? 1 : 0)
                    Color.blue
                }
            }
        }
        let host = host(116, 20) { Changing() }
        #expect(try host.frame(of: .id("a")).width == 50)
        try host.tap("go")
        #expect(try host.frame(of: .id("a")).width == 100)
    }
}
