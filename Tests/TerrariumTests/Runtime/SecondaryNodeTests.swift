import Foundation
import Terrarium
import Testing

@MainActor
struct SecondaryNodeTests {
    private struct Root: View {
        let handle: Handle<Bool>
        @State private var isLeading: Bool

        init(_ isLeading: Bool, handle: Handle<Bool>) {
            self.handle = handle
            _isLeading = State(initialValue: isLeading)
        }

        var body: some View {
            let _ = handle.keep($isLeading)
            let alignment: Alignment = isLeading ? .leading : .bottomTrailing
            VStack {
                Color.red.frame(width: 60, height: 40).overlay(alignment: alignment) { Text("over") }
                Color.red.frame(width: 60, height: 40).background(alignment: alignment) { Text("under") }
                Group {
                    Color.red.frame(width: 60, height: 20)
                    Color.blue.frame(width: 60, height: 20)
                }
                .overlay(alignment: alignment) { Text("o") }
                Text("window").rootOverlay(alignment: alignment) {
                    Color.red.frame(width: 60, height: 40)
                    Text("w")
                }
            }
        }
    }

    @Test func theSecondaryViewsFollowTheAlignment() {
        let handle = Handle<Bool>()
        let live = host { Root(true, handle: handle) }
        for isLeading in [false, true] {
            handle.set(isLeading)
            #expect(live.outline() == host { Root(isLeading, handle: Handle()) }.outline())
        }
    }
}
