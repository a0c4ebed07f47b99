import Foundation
import Terrarium
import Testing

private struct Bounds: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private struct Corner: PreferenceKey {
    static let defaultValue: Anchor<CGPoint>? = nil
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
        value = nextValue() ?? value
    }
}

private struct Corners: PreferenceKey {
    static let defaultValue: Anchor<[CGPoint]>? = nil
    static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
        value = nextValue() ?? value
    }
}

@MainActor
struct AnchorTests {
    @Test func anOverlayFindsTheBoundsOfAPart() {
        let host = host {
            VStack(spacing: 0) {
                Text("first")
                Text("second").anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
            }
            .overlayPreferenceValue(Bounds.self) { anchors in
                GeometryReader { proxy in Text(anchors.map { text(proxy[$0]) }.joined()) }
            }
        }
        #expect(host.texts == ["first", "second", "0,16 48x16"])
    }

    @Test func anAnchorMovesWithItsView() throws {
        struct Moving: View {
            @State var isLow = false
            var body: some View {
                VStack(spacing: 0) {
                    if isLow { Text("above") }
                    Button("move") { isLow = true }
                        .anchorPreference(key: Corner.self, value: .topLeading) { $0 }
                }
                .frame(width: 100, alignment: .leading)
                .overlayPreferenceValue(Corner.self) { anchor in
                    GeometryReader { proxy in
                        Text(anchor.map { "y\(Int(proxy[$0].y))" } ?? "none")
                    }
                }
            }
        }
        let host = host { Moving() }
        #expect(host.texts == ["move", "y0"])
        try host.tap("move")
        #expect(host.texts == ["above", "move", "y16"])
    }

    @Test func transformsAddToWhatIsBelow() {
        let host = host {
            Text("in").anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
                .padding(10)
                .transformAnchorPreference(key: Bounds.self, value: .bounds) { $0.append($1) }
                .overlayPreferenceValue(Bounds.self) { anchors in
                    GeometryReader { proxy in Text(anchors.map { text(proxy[$0]) }.joined(separator: " ")) }
                }
        }
        #expect(host.texts.last == "10,10 16x16 0,0 36x36")
    }

    @Test func withoutAWriterThereIsNoAnchor() {
        let host = host {
            Text("x").overlayPreferenceValue(Corner.self) { Text($0 == nil ? "none" : "some") }
        }
        #expect(host.texts == ["x", "none"])
    }

    @Test func severalPlacesMakeOneAnchor() {
        let host = host {
            Text("wide").anchorPreference(key: Corners.self, value: .init([.topLeading, .bottomTrailing])) { $0 }
                .padding(8)
                .overlayPreferenceValue(Corners.self) { anchor in
                    GeometryReader { proxy in
                        Text(anchor.map { proxy[$0] }?.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " ") ?? "")
                    }
                }
        }
        #expect(host.texts.last == "8,8 40,24")
    }

    @Test func anchorsOfOnePlaceAreEqual() {
        var seen: [Anchor<CGRect>] = []
        let view = HStack {
            Text("a").anchorPreference(key: Bounds.self, value: .bounds) { [$0, $0] }
            Text("b").anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        }
        .onPreferenceChange(Bounds.self) { seen = $0 }
        let host = host { view }
        #expect(host.texts == ["a", "b"])
        #expect(seen.count == 3)
        #expect(seen[0] == seen[1])
        #expect(seen[1] != seen[2])
    }

    /// What only the closure of an anchor reads wakes the body around it.
    @Test func aTransformFollowsTheStateThatItReads() throws {
        struct Marks: View {
            @State var doubles = false
            var body: some View {
                Button("x") { doubles.toggle() }
                    .anchorPreference(key: Bounds.self, value: .bounds) { doubles ? [$0, $0] : [$0] }
                    .transformAnchorPreference(key: Bounds.self, value: .bounds) { if doubles { $0.append($1) } }
            }
        }
        let host = host {
            Marks().overlayPreferenceValue(Bounds.self) { Text("\($0.count)") }
        }
        #expect(host.texts == ["x", "1"])
        #expect(try host.evaluations { try host.tap("x") } == ["Marks": 1])
        #expect(host.texts == ["x", "3"])
    }

    private func text(_ rect: CGRect) -> String {
        "\(Int(rect.minX)),\(Int(rect.minY)) \(Int(rect.width))x\(Int(rect.height))"
    }
}
