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

    /// A tag of a plain value is chosen by an optional selection too, as a tag of an optional value is.
    @Test func tagsCountForOptionalSelections() throws {
        struct Choosing: View {
            @State private var choice: Int?
            var body: some View {
                Picker("Pick", selection: $choice) {
                    Text("one").tag(1)
                    Text("three").tag(Int?.some(3), includeOptional: false)
                }
                Text(choice.map { "chosen \($0)" } ?? "none")
            }
        }
        let host = host(200, 200) { VStack { Choosing() } }
        try host.set(.role(.picker), selecting: Int?.some(1))
        #expect(host.texts.last == "chosen 1")
        try host.set(.role(.picker), selecting: Int?.some(3))
        #expect(host.texts.last == "chosen 3")
    }
}
