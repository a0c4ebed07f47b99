import Foundation
import Testing

@testable import Terrarium

@MainActor
struct ModifierBodyNodeTests {
    private struct Twice: ViewModifier {
        func body(content: Content) -> some View {
            VStack {
                content
                content
            }
        }
    }

    @Test func theContentMayBeUsedTwice() throws {
        struct Root: View {
            @State private var name = "a"
            var body: some View {
                VStack {
                    TapCounter(name: name).modifier(Twice())
                    Button("rename") { name = "b" }
                }
            }
        }
        let host = host { Root() }
        try host.tap(ViewQuery.button("a:0").nth(1))
        #expect(host.texts == ["a:0", "a:1", "rename"])
        let log = try host.evaluationLog { try host.tap("rename") }
        #expect(host.texts == ["b:0", "b:1", "rename"])
        #expect(log.map(\.description) == ["Root: state name", "TapCounter: parent", "TapCounter: parent"])
    }

    @Test func theContentMayBeLeftOut() throws {
        struct Hiding: ViewModifier {
            @State private var isShown = true
            func body(content: Content) -> some View {
                VStack {
                    if isShown { content }
                    Button("toggle") { isShown.toggle() }
                }
            }
        }
        let host = host { TapCounter().modifier(Hiding()) }
        try host.tap("c:0")
        try host.tap("toggle")
        #expect(host.texts == ["toggle"])
        try host.tap("toggle")
        #expect(host.texts == ["c:0", "toggle"])
    }

    /// A placeholder that a modifier handed to a view outside of it outlives the modifier.
    @Test func aPlaceholderMayOutliveItsModifier() throws {
        final class Shelf {
            var view: AnyView?
        }
        struct Lending: ViewModifier {
            let shelf: Shelf
            func body(content: Content) -> some View {
                let _ = shelf.view = AnyView(content)
                content
            }
        }
        struct Root: View {
            let shelf: Shelf
            @State private var isThere = true
            @State private var count = 0
            var body: some View {
                VStack {
                    if isThere { Text("lent").modifier(Lending(shelf: shelf)) }
                    if count > 0, let view = shelf.view { view }
                    Button("count") { count += 1 }
                    Button("remove") { isThere = false }
                }
            }
        }
        let host = host { Root(shelf: Shelf()) }
        try host.tap("count")
        #expect(host.texts == ["lent", "lent", "count", "remove"])
        try host.tap("remove")
        try host.tap("count")
        #expect(host.texts == ["lent", "count", "remove"])
    }

    /// The same place shows the content of one modifier and then that of another, which has another type.
    @Test func aPlaceholderMayGiveWayToAnother() throws {
        final class Shelf {
            var views: [AnyView] = []
        }
        struct Lending: ViewModifier {
            let shelf: Shelf
            func body(content: Content) -> some View {
                let _ = shelf.views.append(AnyView(content))
                EmptyView()
            }
        }
        struct Root: View {
            let shelf: Shelf
            @State private var index = -1
            var body: some View {
                VStack {
                    Text("text").modifier(Lending(shelf: shelf))
                    TapCounter().modifier(Lending(shelf: shelf))
                    Button("next") { index += 1 }
                    if shelf.views.indices.contains(index) { shelf.views[index] }
                }
            }
        }
        let host = host { Root(shelf: Shelf()) }
        try host.tap("next")
        #expect(host.texts == ["next", "text"])
        try host.tap("next")
        #expect(host.texts == ["next", "c:0"])
    }

    @Test func modifiersAndTheirContentsAreFreed() throws {
        final class Token {}
        struct Keeping: ViewModifier {
            let token: Token
            @State private var isBold = false
            func body(content: Content) -> some View {
                VStack {
                    content
                    content.overlay { content }
                }
            }
        }
        final class Box {
            var token: Token?
        }
        struct Root: View {
            let box: Box
            @State private var isThere = true
            var body: some View {
                VStack {
                    if isThere, let token = box.token { Text("kept").modifier(Keeping(token: token)) }
                    Button("drop") {
                        box.token = nil
                        isThere = false
                    }
                }
            }
        }
        let box = Box()
        box.token = Token()
        weak let token = box.token
        let host = host { Root(box: box) }
        #expect(token != nil)
        try host.tap("drop")
        #expect(host.texts == ["drop"])
        #expect(token == nil)
    }
}
