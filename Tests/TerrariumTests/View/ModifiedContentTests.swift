import Foundation
import Terrarium
import Testing

@MainActor
struct ModifiedContentTests {
    private struct Padded: ViewModifier, Equatable {
        var length: CGFloat
        func body(content: Content) -> some View { content.padding(length) }
    }

    /// A type that is written out, as programs do in properties and function results.
    private struct Card: View {
        var body: ModifiedContent<ModifiedContent<Text, Padded>, Padded> {
            ModifiedContent(content: Text("a").modifier(Padded(length: 4)), modifier: Padded(length: 2))
        }
    }

    @Test func itIsTheViewWithTheModifier() {
        let expected = """
            padding 2 @90,36 20x28
              padding 4 @2,2 16x24
                Text "a" @4,4 8x16
            """
        checkOutline(Text("a").modifier(Padded(length: 4)).modifier(Padded(length: 2)), expected)
        checkOutline(
            ModifiedContent(
                content: ModifiedContent(content: Text("a"), modifier: Padded(length: 4)), modifier: Padded(length: 2)),
            expected)
        checkOutline(
            Card(),
            """
            ModifiedContentTests.Card @90,36 20x28
              padding 2
                padding 4 @2,2 16x24
                  Text "a" @4,4 8x16
            """)
    }

    @Test func itsPartsCanBeReadAndReplaced() {
        var view = Text("a").modifier(Padded(length: 4))
        #expect(view.modifier.length == 4)
        #expect(view.content == Text("a"))
        view.modifier.length = 8
        view.content = Text("b")
        checkOutline(
            view,
            """
            padding 8 @88,34 24x32
              Text "b" @8,8 8x16
            """)
    }

    @Test func equalPartsMakeEqualValues() {
        let one = Padded(length: 1).concat(Padded(length: 2))
        #expect(one == ModifiedContent(content: Padded(length: 1), modifier: Padded(length: 2)))
        #expect(one != Padded(length: 2).concat(Padded(length: 1)))
    }
}
