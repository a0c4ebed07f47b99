import Foundation
import Terrarium

/// Fixed and flexible frames.
extension LayoutExample {
    @LayoutExamples static var frames: [LayoutExample] {
        LayoutExample("a width alone", 500, 500, "root 150 0 200 500, r 150 0 200 500") {
            Rectangle().named("r").frame(width: 200)
        }
        LayoutExample("content larger than its frame sticks out evenly", 200, 200, "root 75 75 50 50, c 50 60 100 80") {
            box("c", 100, 80).frame(width: 50, height: 50)
        }
        LayoutExample("and at the corner that it is aligned to", 200, 200, "root 75 75 50 50, c 25 45 100 80") {
            box("c", 100, 80).frame(width: 50, height: 50, alignment: .bottomTrailing)
        }
        LayoutExample("limits on both axes", 500, 500, "root 150 200 200 100, r 150 200 200 100") {
            Rectangle().named("r").frame(minWidth: 0, maxWidth: 200, minHeight: 0, maxHeight: 100)
        }
        LayoutExample("a frame without limit, content in its corner", 500, 500, "root 0 0 500 500, r 0 0 100 100") {
            box("r", 100, 100).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        LayoutExample("a minimum below the content changes nothing", 200, 100, "root 75 25 50 50, c 75 25 50 50") {
            box("c", 50, 50).frame(minWidth: 20)
        }
        LayoutExample("a minimum above the content", 200, 100, "root 60 25 80 50, c 75 25 50 50") {
            box("c", 50, 50).frame(minWidth: 80)
        }
        LayoutExample("a minimum above the proposal", 60, 100, "root -10 0 80 100, c -10 0 80 100") {
            fill("c").frame(minWidth: 80)
        }
        LayoutExample("an ideal length where a length is proposed", 200, 100, "root 0 0 200 100, c 0 0 200 100") {
            fill("c").frame(idealWidth: 70, idealHeight: 30)
        }
        LayoutExample("an ideal length where nothing is proposed", nil, nil, "root 0 0 70 30, c 0 0 70 30") {
            fill("c").frame(idealWidth: 70, idealHeight: 30)
        }
        LayoutExample("a maximum below the content", 200, 100, "root 85 25 30 50, c 75 25 50 50") {
            box("c", 50, 50).frame(maxWidth: 30)
        }
        LayoutExample("a maximum above the proposal", 200, 100, "root 0 25 200 50, c 75 25 50 50") {
            box("c", 50, 50).frame(maxWidth: 300)
        }
        LayoutExample("content wider than a frame without limit", 40, 100, "root -5 25 50 50, c -5 25 50 50") {
            box("c", 50, 50).frame(maxWidth: .infinity)
        }
        LayoutExample(
            "a minimum of zero lets the frame be narrower than its content", 40, 100, "root 0 25 40 50, c -5 25 50 50"
        ) {
            box("c", 50, 50).frame(minWidth: 0, maxWidth: .infinity)
        }
        LayoutExample("nothing proposed, limits around the content", nil, nil, "root 0 0 50 50, c 0 0 50 50") {
            box("c", 50, 50).frame(minWidth: 20, maxWidth: 80)
        }
        LayoutExample("nothing proposed, content below the minimum", nil, nil, "root 0 0 80 50, c 15 0 50 50") {
            box("c", 50, 50).frame(minWidth: 80, maxWidth: 120)
        }
        LayoutExample("padding around a wide frame", 200, 100, "root 0 30 200 40, f 10 40 180 20, c 150 40 40 20") {
            box("c", 40, 20).frame(maxWidth: .infinity, alignment: .trailing).named("f").padding(10)
        }
        LayoutExample(
            "two wide frames share equally", 200, 50,
            "root 0 15 200 20, fl 0 15 100 20, l 10 15 80 20, fr 100 15 100 20, r 140 15 20 20"
        ) {
            HStack(spacing: 0) {
                box("l", 80, 20).frame(maxWidth: .infinity).named("fl")
                box("r", 20, 20).frame(maxWidth: .infinity).named("fr")
            }
        }
        LayoutExample(
            "also where one has less room than its content", 90, 50,
            "root 0 15 90 20, fl 0 15 45 20, l -17.5 15 80 20, fr 45 15 45 20, r 57.5 15 20 20"
        ) {
            HStack(spacing: 0) {
                box("l", 80, 20).frame(minWidth: 0, maxWidth: .infinity).named("fl")
                box("r", 20, 20).frame(minWidth: 0, maxWidth: .infinity).named("fr")
            }
        }
        LayoutExample(
            "wide frames around wider content do not share equally", 90, 50,
            "root -5 15 100 20, fl -5 15 80 20, fr 75 15 20 20"
        ) {
            HStack(spacing: 0) {
                box("l", 80, 20).frame(maxWidth: .infinity).named("fl")
                box("r", 20, 20).frame(maxWidth: .infinity).named("fr")
            }
        }
        LayoutExample(
            "a frame of a fixed height over a frame of a fixed width", 100, 100, "root 30 10 40 80, w 30 10 40 80"
        ) {
            fill("c").frame(width: 40).named("w").frame(height: 80)
        }
        LayoutExample("the nearer of two fixed widths is the content's", 100, 100, "root 10 0 80 100, c 40 0 20 100") {
            fill("c").frame(width: 20).frame(width: 80)
        }
        LayoutExample("text in a frame of a fixed width wraps there", 200, 100, "root 70 30 60 40, t 75 30 50 40") {
            Text("hello world").named("t").frame(width: 60)
        }
        LayoutExample(
            "a frame without limit, content at its end", 500, 500, "root 0 0 500 500, f 0 0 500 500, r 400 200 100 100"
        ) {
            box("r", 100, 100).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing).named("f")
        }
        LayoutExample("a shape where no height is proposed", 100, nil, "root 0 0 100 10, r 0 0 100 10") {
            Rectangle().named("r")
        }
        LayoutExample("text in a minimum and a maximum", 200, 100, "root 50 40 100 20, t 75 40 50 20") {
            Text("hello").named("t").frame(minWidth: 10, maxWidth: 100)
        }
    }
}
