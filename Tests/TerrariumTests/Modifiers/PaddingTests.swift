import Foundation
import Terrarium
import Testing

@MainActor
struct PaddingTests {
    /// Checks the words of a padding of a text of 8 × 16 points, its frame, and where the text lies in it.
    private func check<V: View>(
        _ view: V, _ words: String, _ frame: String, text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        checkOutline(view, "\(words) @\(frame)\n  Text \"a\" @\(text) 8x16", sourceLocation: sourceLocation)
    }

    @Test func allForms() {
        check(Text("a").padding(), "padding 16", "80,26 40x48", text: "16,16")
        check(Text("a").padding(4), "padding 4", "92,38 16x24", text: "4,4")
        check(Text("a").padding(.all, 4), "padding 4", "92,38 16x24", text: "4,4")
        check(Text("a").padding(.top), "padding top=16", "96,34 8x32", text: "0,16")
        check(Text("a").padding(.horizontal, 6), "padding leading=6 trailing=6", "90,42 20x16", text: "6,0")
        check(
            Text("a").padding([.top, .horizontal]), "padding top=16 leading=16 trailing=16", "80,34 40x32",
            text: "16,16")
        check(Text("a").padding([.bottom, .leading], 2), "padding leading=2 bottom=2", "95,41 10x18", text: "2,0")
        check(Text("a").padding(.vertical, nil), "padding top=16 bottom=16", "96,26 8x48", text: "0,16")
        check(
            Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
            "padding top=1 leading=2 bottom=3 trailing=4", "93,40 14x20", text: "2,1")
        check(Text("a").padding(-2), "padding -2", "98,44 4x12", text: "-2,-2")
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func distancesThatMakeNoSenseCountAsNone(distance: CGFloat) throws {
        let host = host(200, 100) { Text("a").padding(distance).id("padding") }
        #expect(host.issues.map(\.kind) == [.invalidGeometry])
        #expect(try host.frame(of: .id("padding")) == CGRect(x: 96, y: 42, width: 8, height: 16))
    }

    @Test func leadingIsAtTheRightFromRightToLeft() throws {
        let host = host(200, 100) {
            Color.red.id("red").padding(.leading, 20).environment(\.layoutDirection, .rightToLeft)
        }
        #expect(try host.frame(of: .id("red")) == CGRect(x: 0, y: 0, width: 180, height: 100))
    }
}
