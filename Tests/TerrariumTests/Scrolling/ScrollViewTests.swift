import Foundation
import Terrarium
import Testing

private struct Numbers: View {
    var count = 10

    var body: some View {
        ScrollView {
            ForEach(0..<count, id: \.self) { Text("n\($0)") }
        }
    }
}

@MainActor
struct ScrollViewTests {
    @Test func itTakesTheLengthAndHugsTheWidth() {
        #expect(
            host(100, 60) { Numbers(count: 2) }.outline() == """
                window @0,0 100x60
                  Numbers @42,0 16x60
                    ScrollView [scroll]
                      Text "n0" @0,0 16x16
                      Text "n1" @0,24 16x16

                """)
    }

    @Test func spacersInItHaveTheirLeastLength() throws {
        let host = host(100, 200) {
            ScrollView {
                VStack {
                    Color.red.frame(width: 40, height: 30).id("a")
                    Spacer()
                    Color.red.frame(width: 40, height: 30).id("b")
                }
            }
        }
        #expect(try host.frame(of: .id("a")) == CGRect(x: 30, y: 0, width: 40, height: 30))
        #expect(try host.frame(of: .id("b")) == CGRect(x: 30, y: 38, width: 40, height: 30))
    }

    @Test func scrollingToAnIdentityChangesOneLine() throws {
        let host = host(100, 60) { Numbers() }
        let before = host.outline().split(separator: "\n")
        try host.scroll(.role(.scrollView), to: 9)
        let after = host.outline().split(separator: "\n")
        #expect(
            zip(before, after).filter { $0 != $1 }.map { String($1) } == [
                "    ScrollView offset=0,172 [scroll]"
            ])
        #expect(try host.frame(of: "n9") == CGRect(x: 42, y: 44, width: 16, height: 16))
        #expect(throws: ViewQueryError.self) { try host.scroll(.role(.scrollView), to: 10) }
    }

    @Test func theOffsetKeepsWithinTheContent() throws {
        struct Shrinking: View {
            @State var count = 10

            var body: some View {
                VStack(spacing: 0) {
                    Numbers(count: count)
                    Button("fewer") { count = 4 }
                }
            }
        }
        let host = host(100, 76) { Shrinking() }
        try host.scroll(.role(.scrollView), to: 9)
        try host.tap("fewer")
        #expect(host.outline().contains("ScrollView offset=0,28"))
    }

    @Test func whatIsScrolledAwayIsScrolledToBeforeATap() throws {
        let host = host(100, 60) {
            ScrollView { ForEach(0..<10, id: \.self) { TapCounter(name: "n\($0)") } }
        }
        try host.tap("n9:0")
        #expect(host.texts.last == "n9:1")
        #expect(host.outline().contains("ScrollView offset="))
    }

    @Test func aReaderScrollsByIdentityAndAnchor() throws {
        struct Reading: View {
            var body: some View {
                ScrollViewReader { proxy in
                    VStack(spacing: 0) {
                        Numbers()
                        Button("go") { proxy.scrollTo(5, anchor: .top) }
                    }
                }
            }
        }
        let host = host(100, 76) { Reading() }
        try host.tap("go")
        #expect(try host.frame(of: "n5").minY == 0)
    }

    @Test(arguments: [Axis.Set.vertical, .horizontal, [.horizontal, .vertical]])
    func itsViewsStandInAColumnWhateverTheAxes(axes: Axis.Set) throws {
        let host = host(100, 60) {
            ScrollView(axes) {
                Text("a").frame(width: 24)
                Text("b").frame(width: 8)
            }
        }
        let (first, second) = (try host.frame(of: "a"), try host.frame(of: "b"))
        #expect(second.minY == first.minY + 24)
        #expect(second.midX == first.midX)
    }
}
