import Foundation
import Terrarium
import Testing

/// The content of a scroll view begins beside bars, and scrolls under them.
@MainActor
struct ScrollUnderBarsTests {
    private struct Rows: View {
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<100, id: \.self) { Text("r\($0)").frame(height: 20).id($0) }
                    } header: {
                        Text("head").frame(height: 20)
                    }
                }
            }
            .accessibilityIdentifier("scroll")
        }
    }

    @Test func aScrollViewAwayFromTheEdgesEndsAtItsFrame() throws {
        let host = ViewHost(
            size: CGSize(width: 100, height: 100), safeArea: EdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0)
        ) {
            VStack(spacing: 0) {
                Color.red.frame(height: 10)
                Rows()
                Color.red.frame(height: 10)
            }
        }
        #expect(host.texts == ["head", "r0"])
    }

    @Test func aBarOfTheViewCountsLikeTheEdge() throws {
        let host = ViewHost(size: CGSize(width: 100, height: 100)) {
            Rows().safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 40) }
        }
        #expect(try host.frame(of: .id("scroll")).height == 60)
        #expect(host.texts == ["head", "r0", "r1", "r2", "r3"])
    }
}
