import Foundation
import Testing

@testable import Terrarium

/// Space around the content of scroll views that scrolls with it.
@MainActor
struct ContentMarginsTests {
    private let here = SourceLine(fileID: #fileID, line: #line)

    private func margins(_ edges: Edge.Set = .all, _ length: CGFloat, _ view: some View) -> some View {
        view.scrollMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), styles: [], line: here)
    }

    private func frame(_ name: String, in host: ViewHost) throws -> CGRect {
        try host.frame(of: .id(name).anywhere)
    }

    @Test func theContentIsOfferedWhatTheMarginsLeave() throws {
        let host = ViewHost(size: CGSize(width: 100, height: 60)) {
            margins(
                .all, 10,
                ScrollView { Color.red.frame(height: 100).accessibilityIdentifier("c") }
                    .accessibilityIdentifier("scroll"))
        }
        #expect(try frame("c", in: host) == CGRect(x: 10, y: 10, width: 80, height: 100))
        #expect(try frame("scroll", in: host) == CGRect(x: 0, y: 0, width: 100, height: 60))
    }

    @Test func theContentScrollsOverTheMargins() throws {
        let host = ViewHost(size: CGSize(width: 100, height: 60)) {
            margins(
                .vertical, 10,
                ScrollView {
                    VStack(spacing: 0) {
                        Color.red.frame(height: 100).id("first")
                        Color.blue.frame(height: 20).id("last").accessibilityIdentifier("last")
                    }
                })
        }
        try host.scroll(.role(.scrollView), to: "last")
        #expect(try frame("last", in: host).maxY == 60)
    }

    @Test func edgesAddUpAndTheInnermostCounts() throws {
        let host = ViewHost(size: CGSize(width: 100, height: 60)) {
            margins(
                .all, 10,
                margins(.leading, 30, ScrollView { Color.red.frame(height: 10).accessibilityIdentifier("c") }))
        }
        #expect(try frame("c", in: host) == CGRect(x: 30, y: 10, width: 60, height: 10))
    }

    @Test func fromRightToLeftTheLeadingMarginIsOnTheRight() throws {
        let host = ViewHost(size: CGSize(width: 100, height: 60)) {
            margins(.leading, 30, ScrollView { Color.red.frame(height: 10).accessibilityIdentifier("c") })
                .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(try frame("c", in: host).minX == 0)
        #expect(try frame("c", in: host).width == 70)
    }

    @Test func framesRelativeToTheContainerLeaveTheMarginsOut() throws {
        struct Root: View {
            let handle: Handle<CGFloat>
            @State private var margin: CGFloat = 10
            let here = SourceLine(fileID: #fileID, line: #line)
            var body: some View {
                let _ = handle.keep($margin)
                ScrollView(.horizontal) {
                    Color.red.containerRelativeFrame(.horizontal).accessibilityIdentifier("page")
                }
                .scrollMargins(
                    .horizontal, EdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin), styles: [],
                    line: here)
            }
        }
        let handle = Handle<CGFloat>()
        let host = ViewHost(size: CGSize(width: 100, height: 60)) { Root(handle: handle) }
        #expect(try frame("page", in: host).width == 80)
        handle.set(20)
        #expect(try frame("page", in: host).width == 60)
    }

    @Test func aMarginThatIsNoNumberCountsAsZero() throws {
        let host = ViewHost(size: CGSize(width: 100, height: 60)) {
            margins(.all, .nan, ScrollView { Color.red.frame(height: 10).accessibilityIdentifier("c") })
        }
        #expect(try frame("c", in: host) == CGRect(x: 0, y: 0, width: 100, height: 10))
    }
}
