import Foundation
import Terrarium
import Testing

/// Headers and footers that stay in sight while their section does.
@MainActor
struct SectionPinningTests {
    private struct Chapters: View {
        let pinned: PinnedScrollableViews
        var rows = 5

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: pinned) {
                    chapter("A")
                    chapter("B")
                    chapter("C")
                }
            }
        }

        private func chapter(_ name: String) -> some View {
            Section {
                ForEach((0..<rows).map { "\(name)\($0)" }, id: \.self) { Text($0).frame(height: 20) }
            } header: {
                Text("header \(name)").frame(height: 10).accessibilityIdentifier("header \(name)")
            } footer: {
                Text("footer \(name)").frame(height: 10).accessibilityIdentifier("footer \(name)")
            }
        }
    }

    private func host(_ pinned: PinnedScrollableViews) -> ViewHost {
        ViewHost(size: CGSize(width: 200, height: 60)) { Chapters(pinned: pinned) }
    }

    private func top(_ name: String, in host: ViewHost) throws -> CGFloat {
        try host.frame(of: .id(name).anywhere).minY
    }

    @Test func aHeaderStaysWhileItsRowsScroll() throws {
        let host = host(.sectionHeaders)
        #expect(try top("header A", in: host) == 0)
        try host.scroll(.role(.scrollView), to: "A4")
        // The section ends 120 below its start; 110 of it lie above the lower edge of the window.
        #expect(try top("header A", in: host) == 0)
        #expect(host.texts.first == "header A")
    }

    @Test func theNextHeaderPushesItOut() throws {
        let host = host(.sectionHeaders)
        try host.scroll(.role(.scrollView), to: "B0")
        // B0 ends at 150, so that 90 is scrolled: the section A ends 30 further down and its header keeps its place.
        #expect(try top("header A", in: host) == 0)
        #expect(try top("header B", in: host) == 30)
        try host.scroll(.role(.scrollView), to: "B1")
        // 110 is scrolled, and 10 is left of the section A: its header fills them.
        #expect(try top("header A", in: host) == 0)
        #expect(try top("header B", in: host) == 10)
        try host.scroll(.role(.scrollView), to: "B2")
        // 130 is scrolled: the section A ended 10 above, and the header of B, which lies there, is kept.
        #expect(try top("header A", in: host) == -20)
        #expect(try top("header B", in: host) == 0)
    }

    @Test func aFooterStaysAtTheLowerEdge() throws {
        let host = host([.sectionHeaders, .sectionFooters])
        #expect(try top("footer A", in: host) == 50)
        #expect(try top("header A", in: host) == 0)
        try host.scroll(.role(.scrollView), to: "B1")
        #expect(try top("footer A", in: host) == 0)
        #expect(try top("footer B", in: host) == 50)
    }

    @Test func withoutPinningAllScrolls() throws {
        let host = host([])
        try host.scroll(.role(.scrollView), to: "A4")
        #expect(try top("header A", in: host) == -50)
    }

    @Test func onlyWhatShowsIsMade() throws {
        let host = ViewHost(size: CGSize(width: 200, height: 60)) { Chapters(pinned: .sectionHeaders, rows: 10_000) }
        #expect(host.texts.count <= 14)
        try host.scroll(.role(.scrollView), to: "A5000")
        #expect(try top("header A", in: host) == 0)
        #expect(host.texts.count <= 14)
    }

    @Test func aHeaderOfAGridIsPinnedOverAllColumns() throws {
        let host = ViewHost(size: CGSize(width: 100, height: 60)) {
            ScrollView {
                LazyVGrid(
                    columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0, pinnedViews: .sectionHeaders
                ) {
                    Section {
                        ForEach(0..<20, id: \.self) { Text("\($0)").frame(height: 20).id($0) }
                    } header: {
                        Color.red.frame(height: 10).accessibilityIdentifier("header")
                    }
                }
            }
        }
        try host.scroll(.role(.scrollView), to: 9)
        #expect(try host.frame(of: .id("header").anywhere) == CGRect(x: 0, y: 0, width: 100, height: 10))
    }
}
