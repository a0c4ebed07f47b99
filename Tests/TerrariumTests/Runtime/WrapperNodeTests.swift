import Foundation
import Terrarium
import Testing

@MainActor
struct WrapperNodeTests {
    private struct Root: View {
        let handle: Handle<Bool>
        @State private var isMirrored: Bool

        init(_ isMirrored: Bool, handle: Handle<Bool>) {
            self.handle = handle
            _isMirrored = State(initialValue: isMirrored)
        }

        var body: some View {
            let _ = handle.keep($isMirrored)
            VStack {
                Text("a").frame(width: 100, alignment: .leading)
                Text("b").padding(.leading, 20)
                Text("c").offset(x: 10)
                Color.red.frame(width: 100, height: 20).overlay(alignment: .trailing) { Text("d") }
                GeometryReader { _ in Text("e") }.frame(height: 20)
                Group {
                    Text("f")
                    Text("g")
                }
                .frame(width: 60, alignment: .trailing)
            }
            .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
        }
    }

    /// No size changes with the reading direction, but everything lies elsewhere.
    @Test func contentsFollowTheReadingDirection() {
        let handle = Handle<Bool>()
        let live = host { Root(false, handle: handle) }
        let first = live.outline()
        for isMirrored in [true, false] {
            handle.set(isMirrored)
            #expect(live.outline() == host { Root(isMirrored, handle: Handle()) }.outline())
            #expect((live.outline() == first) == !isMirrored)
        }
    }
}
