import Foundation
import Terrarium
import Testing

/// Closures that the layout calls belong to the body in which they stand.
@MainActor
struct AlignmentGuideTests {
    private struct Indented: View {
        @State private var level: CGFloat = 0

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 20, height: 10).id("a").alignmentGuide(.leading) { _ in level * 5 }
                Color.red.frame(width: 20, height: 10).id("b")
                Button("in") { level += 1 }
            }
        }
    }

    @Test func stateThatOnlyTheGuideReadsMovesTheView() throws {
        let host = host(100, 60) { Indented() }
        for level in 0..<3 {
            let (a, b) = (try host.frame(of: .id("a")), try host.frame(of: .id("b")))
            #expect(b.minX - a.minX == CGFloat(level) * 5)
            try host.tap("in")
        }
    }

    private struct Share: View {
        @State private var parts: CGFloat = 1

        var body: some View {
            VStack(spacing: 0) {
                Color.red.id("part").containerRelativeFrame(.horizontal) { length, _ in length / parts }
                Button("more") { parts += 1 }
            }
        }
    }

    @Test func stateThatOnlyARelativeFrameReadsResizesIt() throws {
        let host = host(120, 60) { Share() }
        for parts in 1..<4 {
            #expect(try host.frame(of: .id("part")).width == 120 / CGFloat(parts))
            try host.tap("more")
        }
    }
}
