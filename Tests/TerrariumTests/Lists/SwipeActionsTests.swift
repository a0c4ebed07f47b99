import Foundation
import Terrarium
import Testing

@MainActor
struct SwipeActionsTests {
    private let log = Log()

    private func rows(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true) -> ViewHost {
        host {
            List {
                ForEach(["a", "b"], id: \.self) { name in
                    Text(name).swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe) {
                        Button("Pin") { log("pin \(name)") }
                        Button("Drop", role: .destructive) { log("drop \(name)") }
                    }
                }
            }
        }
    }

    @Test func aFullSwipeRunsTheFirstAction() throws {
        let host = rows()
        #expect(host.texts == ["a", "b"])
        try host.swipe("b", .trailing)
        #expect(log.entries == ["pin b"])
        #expect(host.texts == ["a", "b"])
    }

    @Test func otherwiseASwipeRevealsTheActionsUntilOneIsTapped() throws {
        let host = rows(allowsFullSwipe: false)
        try host.swipe("a", .trailing)
        #expect(log.entries == [])
        #expect(host.texts == ["a", "Pin", "Drop", "b"])
        #expect(try host.frame(of: "Drop") == CGRect(x: 168, y: 14, width: 32, height: 16))
        try host.tap("Drop")
        #expect(log.entries == ["drop a"])
        #expect(host.texts == ["a", "b"])
        try host.swipe("a", .trailing)
        try host.tap("Pin")
        #expect(log.entries == ["drop a", "pin a"])
    }

    @Test func aSwipeBackHidesThem() throws {
        let host = rows(edge: .leading, allowsFullSwipe: false)
        try host.swipe("a", .leading)
        #expect(try host.frame(of: "Pin").minX == 0)
        try host.swipe("a", .trailing)
        #expect(host.texts == ["a", "b"])
        #expect(log.entries == [])
    }

    @Test func anotherEdgeRunsNothing() throws {
        let host = rows()
        try? host.swipe("a", .leading)
        #expect(log.entries == [])
    }

    @Test func bothEdgesMayHaveActions() throws {
        let host = host {
            List {
                Text("a")
                    .swipeActions(edge: .leading) { Button("Read") { log("read") } }
                    .swipeActions(edge: .trailing) { Button("Delete") { log("delete") } }
            }
        }
        try host.swipe("a", .leading)
        try host.swipe("a", .trailing)
        #expect(log.entries == ["read", "delete"])
    }

    @Test func disabledActionsAreLeftOut() throws {
        let host = host {
            List {
                Text("a").swipeActions {
                    Button("Pin") { log("pin") }.disabled(true)
                    Button("Drop") { log("drop") }
                }
            }
        }
        try host.swipe("a", .trailing)
        #expect(log.entries == ["drop"])
    }

    @Test func aRowWithoutActionsCannotBeSwiped() {
        let host = host { List { Text("a") } }
        #expect(throws: ViewQueryError.self) { try host.swipe("a", .trailing) }
    }
}
