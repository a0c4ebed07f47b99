import Foundation
import Terrarium
import Testing

@MainActor
struct ContainerNodeTests {
    /// A stack that holds the same size but wants other distances moves its neighbours.
    @Test func distancesThatChangeAloneReachTheStackOutside() {
        struct Root: View {
            let handle: Handle<Bool>
            @State private var isText: Bool
            init(_ isText: Bool, handle: Handle<Bool>) {
                self.handle = handle
                _isText = State(initialValue: isText)
            }
            var body: some View {
                let _ = handle.keep($isText)
                VStack {
                    Text("above")
                    ZStack {
                        Color.red.frame(width: 40, height: 16)
                        if isText { Text("in") } else { Spacer().frame(width: 16, height: 16) }
                    }
                    .opacity(1)
                }
            }
        }
        let handle = Handle<Bool>()
        let live = host { Root(true, handle: handle) }
        for isText in [false, true, false] {
            handle.set(isText)
            #expect(live.outline() == host { Root(isText, handle: Handle()) }.outline())
        }
    }

    /// An empty container gives way to others in a stack, a filled one does not.
    @Test func aContainerThatFillsGetsItsTurnInTheStack() {
        struct Root: View {
            let handle: Handle<Bool>
            @State private var isFull: Bool
            init(_ isFull: Bool, handle: Handle<Bool>) {
                self.handle = handle
                _isFull = State(initialValue: isFull)
            }
            var body: some View {
                let _ = handle.keep($isFull)
                HStack {
                    ZStack { if isFull { Color.red.frame(width: 0, height: 0) } }
                    Color.blue
                    Text("end")
                }
            }
        }
        let handle = Handle<Bool>()
        let live = host { Root(false, handle: handle) }
        for isFull in [true, false] {
            handle.set(isFull)
            #expect(live.outline() == host { Root(isFull, handle: Handle()) }.outline())
        }
    }
}
