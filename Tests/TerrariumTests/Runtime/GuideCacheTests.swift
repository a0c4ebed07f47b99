import Foundation
import Testing

@testable import Terrarium

@MainActor
struct GuideCacheTests {
    /// Each frame asks for two guides of its child to place it, and passes a third one on: without memory, three times as
    /// much work with every level.
    @Test(arguments: [10, 20, 40])
    func nestedFramesAskForEachGuideOnce(levels: Int) {
        let host = host {
            HStack(alignment: .firstTextBaseline) {
                AnyView.nested(levels, around: Text("a")) { $0.frame(minHeight: 20, alignment: .bottom) }
                Text("b")
            }
        }
        #expect(host.texts == ["a", "b"])
        #expect(host.runtime.counters.measurements < 20 * levels + 40)
    }

    @Test func aGuideThatMovesIsNoticedThroughFramesAndPadding() throws {
        struct Root: View {
            let handle: Handle<Int>
            @State private var shift: Int
            init(_ shift: Int, handle: Handle<Int>) {
                self.handle = handle
                _shift = State(initialValue: shift)
            }
            var body: some View {
                let _ = handle.keep($shift)
                let moved = CGFloat(shift)
                VStack(alignment: .leading) {
                    Text("wide enough")
                    Text("ab")
                        .alignmentGuide(.leading) { _ in moved }
                        .frame(minWidth: 20, alignment: .trailing)
                        .padding(1)
                        .frame(minHeight: 30)
                }
            }
        }
        let handle = Handle<Int>()
        let live = host { Root(0, handle: handle) }
        _ = live.outline()
        for shift in [4, 12, -3] {
            handle.set(shift)
            #expect(live.outline() == host { Root(shift, handle: Handle()) }.outline())
        }
    }

    @Test func aGuideOfAStackThatMovesIsNoticedOutside() throws {
        struct Root: View {
            let handle: Handle<CGFloat>
            @State private var shift: CGFloat
            init(_ shift: CGFloat, handle: Handle<CGFloat>) {
                self.handle = handle
                _shift = State(initialValue: shift)
            }
            var body: some View {
                let _ = handle.keep($shift)
                let moved = shift
                HStack(alignment: .firstTextBaseline) {
                    Text("outside")
                    ZStack {
                        Color.red.frame(width: 60, height: 60)
                        Text("in").alignmentGuide(.firstTextBaseline) { _ in moved }
                    }
                }
            }
        }
        let handle = Handle<CGFloat>()
        let live = host { Root(0, handle: handle) }
        _ = live.outline()
        for shift in [4, 12, 30] as [CGFloat] {
            handle.set(shift)
            #expect(live.outline() == host { Root(shift, handle: Handle()) }.outline())
        }
    }
}
