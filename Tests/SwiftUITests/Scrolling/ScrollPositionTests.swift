import SwiftUI
import Testing

private struct Numbers: View {
    @State private var position: Int?
    @State private var other = ScrollPosition(idType: Int.self)
    var usesPosition = false

    var body: some View {
        VStack {
            if usesPosition {
                ScrollView { rows }.scrollPosition($other, anchor: .top)
            } else {
                ScrollView { rows }.scrollPosition(id: $position, anchor: .top)
            }
            Button("Go") {
                position = 50
                other.scrollTo(id: 50)
            }
        }
    }

    private var rows: some View {
        LazyVStack(spacing: 0) {
            ForEach(0..<100) { Text(verbatim: "row \($0)").frame(height: 20) }
        }
    }
}

@MainActor
struct ScrollPositionTests {
    @Test(arguments: [true, false]) func aWrittenIdScrolls(usesPosition: Bool) throws {
        let host = ViewHost(size: CGSize(width: 200, height: 200)) { Numbers(usesPosition: usesPosition) }
        #expect(host.texts.contains("row 0"))
        try host.tap("Go")
        #expect(host.texts.contains("row 50"))
        #expect(!host.texts.contains("row 0"))
    }

    @Test func aPositionSaysWhatItNames() {
        var position = ScrollPosition(edge: .top)
        #expect(position.edge == .top)
        position.scrollTo(id: "a")
        #expect(position.viewID(type: String.self) == "a")
        #expect(position.edge == nil)
        position.scrollTo(point: CGPoint(x: 1, y: 2))
        #expect(position.point == CGPoint(x: 1, y: 2))
        let before = position
        position.scrollTo(y: 2)
        position.scrollTo(y: 2)
        #expect(position != before)
        #expect(!position.isPositionedByUser)
    }

    @Test func whereItBeginsIsRecorded() {
        checkRecorded(Text("x").scrollPosition(initialAnchor: .bottom), "scrollAnchor=bottom")
    }
}
