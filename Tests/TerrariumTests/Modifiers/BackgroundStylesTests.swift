import Foundation
import Terrarium
import Testing

@MainActor
struct BackgroundStylesTests {
    /// The rows of a picture of a window of 5 × 4 cells, whose first and last row lie outside the safe area, and are
    /// written full by a view behind the one that has the background.
    private func rows<V: View>(@ViewBuilder _ view: @escaping @MainActor @Sendable () -> V) -> [Substring] {
        let host = ViewHost(
            proposal: ProposedViewSize(width: 40, height: 64),
            safeArea: EdgeInsets(top: 16, leading: 0, bottom: 16, trailing: 0)
        ) {
            ZStack {
                Text("one__\ntwo__\nthree\nfour_").ignoresSafeArea()
                view()
            }
        }
        return host.picture().split(separator: "\n").dropFirst().dropLast().map { $0.dropFirst().dropLast() }
    }

    @Test(
        arguments: [
            (Edge.Set.all, ["     ", "     ", "     ", "     "]),
            (.top, ["     ", "     ", "     ", "four_"]),
            (.bottom, ["one__", "     ", "     ", "     "]),
            ([], ["one__", "     ", "     ", "four_"]),
        ] as [(Edge.Set, [Substring])])
    func reachOutOfTheSafeAreaOnTheirEdges(edges: Edge.Set, expected: [Substring]) {
        #expect(rows { Color.clear.background(.red, ignoresSafeAreaEdges: edges) } == expected)
    }

    @Test func reachOutByThemselves() {
        #expect(rows { Color.clear.background(.red) } == ["     ", "     ", "     ", "     "])
        let onlyBelow = rows {
            Color.clear.frame(height: 16).background(.red).frame(maxHeight: .infinity, alignment: .bottom)
        }
        #expect(onlyBelow == ["one__", "two__", "     ", "     "])
    }

    @Test func stayWhereTheirViewTouchesNothing() {
        let inside = rows { Color.clear.frame(height: 16).background(.red).padding(.bottom, 8).padding(.top, 8) }
        #expect(inside.first == "one__")
        #expect(inside.last == "four_")
    }

    @Test func inAShapeTheyStayInTheirView() {
        #expect(rows { Color.clear.background(.red, in: Rectangle()) } == ["one__", "     ", "     ", "four_"])
    }

    @Test func noFrameBecomesAnotherOne() throws {
        let host = ViewHost(
            proposal: ProposedViewSize(width: 40, height: 64),
            safeArea: EdgeInsets(top: 16, leading: 0, bottom: 16, trailing: 0)
        ) {
            Color.clear.background(.red).id("view")
        }
        #expect(try host.frame(of: .id("view")) == CGRect(x: 0, y: 16, width: 40, height: 32))
    }

    @Test func overlaysOfStylesHideWhatIsBehindThem() {
        #expect(rows { Color.clear.overlay(.red) } == ["     ", "     ", "     ", "     "])
        #expect(rows { Color.clear.overlay(.red, ignoresSafeAreaEdges: []) } == ["one__", "     ", "     ", "four_"])
        #expect(rows { Color.clear.overlay(.red, in: Rectangle()) } == ["one__", "     ", "     ", "four_"])
        #expect(rows { Color.clear.overlay(.red.opacity(0.5)) } == ["one__", "two__", "three", "four_"])
        let over = rows { Text("a").frame(maxWidth: .infinity, maxHeight: .infinity).overlay(.red) }
        #expect(over == ["     ", "     ", "     ", "     "])
    }

    @Test func theOutlineNamesTheStyles() {
        checkOutline(Text("a").background(.red, in: Circle()), #"Text "a" background="red in Circle" @96,42 8x16"#)
        checkOutline(Text("a").background(in: Circle()), #"Text "a" background="background in Circle" @96,42 8x16"#)
        checkOutline(Text("a").background(), #"Text "a" background=background @96,42 8x16"#)
        checkOutline(Text("a").background(ignoresSafeAreaEdges: .top), #"Text "a" background=background @96,42 8x16"#)
        checkOutline(
            Text("a").background(.red, ignoresSafeAreaEdges: []), #"Text "a" background=red @96,42 8x16"#)
        checkOutline(Text("a").overlay(.blue), #"Text "a" overlay=blue @96,42 8x16"#)
        checkOutline(
            Text("a").overlay(.blue, in: RoundedRectangle(cornerRadius: 4)),
            #"Text "a" overlay="blue in RoundedRectangle(4)" @96,42 8x16"#)
        checkOutline(Text("a").border(.red), #"Text "a" border=red @96,42 8x16"#)
        checkOutline(Text("a").border(.red, width: 2.5), #"Text "a" border="red 2.5" @96,42 8x16"#)
        checkOutline(Text("a").cornerRadius(8), #"Text "a" cornerRadius=8 @96,42 8x16"#)
        checkOutline(Text("a").clipShape(Capsule()), #"Text "a" clipShape=Capsule @96,42 8x16"#)
        checkOutline(
            Text("a").background(.red).background(.blue), #"Text "a" background=red background=blue @96,42 8x16"#)
    }
}
