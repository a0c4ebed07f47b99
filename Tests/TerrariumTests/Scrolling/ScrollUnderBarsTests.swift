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

    private func host(_ safeArea: EdgeInsets) -> ViewHost {
        ViewHost(size: CGSize(width: 100, height: 100), safeArea: safeArea) { Rows() }
    }

    /// A text is 16 high and stands in the middle of 20.
    @Test func theContentBeginsBesideTheSafeArea() throws {
        let host = host(EdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0))
        #expect(try host.frame(of: .id("scroll")) == CGRect(x: 0, y: 20, width: 100, height: 60))
        #expect(try host.frame(of: "head").minY == 22)
        // The header, two rows beside the edge, and one under it.
        #expect(host.texts == ["head", "r0", "r1", "r2"])
    }

    @Test func rowsUnderTheEdgesAreThere() throws {
        let host = host(EdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0))
        try host.scroll(.role(.scrollView), to: 10)
        #expect(try host.frame(of: "r10").maxY == 78)
        #expect(try host.frame(of: "r11").minY == 82)
        #expect(try host.frame(of: "r7").minY == 2)
        #expect(host.texts == ["head", "r7", "r8", "r9", "r10", "r11"])
        // The header stays beside the edge.
        #expect(try host.frame(of: "head").minY == 22)
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
