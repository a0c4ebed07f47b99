import Foundation
import Terrarium

/// Padding, ratios, fixed sizes, offsets and positions.
extension LayoutExample {
    @LayoutExamples static var modifiers: [LayoutExample] {
        LayoutExample("padding is 16 where no length is given", 200, 200, "root 59 69 82 62, c 75 85 50 30") {
            box("c", 50, 30).padding()
        }
        LayoutExample("padding larger than the proposal", 30, 30, "root -5 -5 40 40, c 15 15 0 0") {
            fill("c").padding(20)
        }
        LayoutExample("padding where nothing is proposed", nil, nil, "root 0 0 20 10, c 5 0 10 10") {
            fill("c").padding(.horizontal, 5)
        }
        LayoutExample("negative padding lets content stick out", 100, 100, "root 0 0 100 100, c -10 0 120 100") {
            fill("c").padding(.horizontal, -10)
        }
        LayoutExample("negative padding larger than the content", 100, 100, "root 50 40 0 20, c 20 40 20 20") {
            box("c", 20, 20).padding(.horizontal, -30)
        }
        LayoutExample("different insets", 100, 100, "root 29 25 42 50, c 31 26 20 20") {
            box("c", 20, 20).padding(EdgeInsets(top: 1, leading: 2, bottom: 29, trailing: 20))
        }
        LayoutExample("padding between neighbours takes the usual distance too", 100, 20, "l 1 0 20 20, r 79 0 20 20") {
            HStack {
                box("l", 20, 20).padding(.trailing, 10)
                fill("m").frame(width: 22)
                box("r", 20, 20).padding(.leading, 10)
            }
        }
        LayoutExample("a square in a wide space", 500, 500, "root 150 200 200 100, r 200 200 100 100") {
            Rectangle().named("r").aspectRatio(1, contentMode: .fit).frame(width: 200, height: 100)
        }
        LayoutExample("a tall view that fills a square sticks out", 500, 500, "root 200 200 100 100, r 200 150 100 200")
        {
            Rectangle().named("r").aspectRatio(0.5, contentMode: .fill).frame(width: 100, height: 100)
        }
        LayoutExample("a view that fills reports its own size", 100, 100, "root -50 0 200 100, c -50 0 200 100") {
            fill("c").aspectRatio(2, contentMode: .fill)
        }
        LayoutExample("a square in a corner", 200, 200, "root 40 60 120 80, r 40 60 80 80, c 40 60 80 80") {
            fill("c").aspectRatio(1, contentMode: .fit).named("r").frame(width: 120, height: 80, alignment: .topLeading)
        }
        LayoutExample("a ratio with one length proposed", 60, nil, "root 0 0 60 30, c 0 0 60 30") {
            fill("c").aspectRatio(2, contentMode: .fit)
        }
        LayoutExample("a ratio with nothing proposed", nil, nil, "root 0 0 10 10, c 0 0 10 10") {
            fill("c").aspectRatio(3, contentMode: .fit)
        }
        LayoutExample("the view's own ratio", 100, 100, "root 0 25 100 50, c 0 25 100 50") {
            Color.red.frame(minWidth: 20, idealWidth: 40, minHeight: 10, idealHeight: 20).named("c").scaledToFit()
        }
        LayoutExample(
            "a fixed view in a ratio stays, and the ratio hugs it", 100, 100, "root 40 45 20 10, c 40 45 20 10"
        ) {
            box("c", 20, 10).aspectRatio(1, contentMode: .fit)
        }
        LayoutExample("a circle is the largest that fits", 100, 60, "root 20 0 60 60") {
            Circle()
        }
        LayoutExample("fixed size on both axes", 100, 100, "root 45 45 10 10, c 45 45 10 10") {
            fill("c").fixedSize()
        }
        LayoutExample("fixed size on one axis", 100, 100, "root 45 0 10 100, c 45 0 10 100") {
            fill("c").fixedSize(horizontal: true, vertical: false)
        }
        LayoutExample("text of a fixed size does not wrap", 50, 100, "root -30 40 110 20, t -30 40 110 20") {
            Text("hello world").named("t").fixedSize()
        }
        LayoutExample("text of a fixed height wraps and is not cut", 50, 20, "root 0 -10 50 40, t 0 -10 50 40") {
            Text("hello world").named("t").fixedSize(horizontal: false, vertical: true)
        }
        LayoutExample("fixed size makes a frame ideal", 100, 100, "root 30 35 40 30, c 30 35 40 30") {
            fill("c").frame(idealWidth: 40, maxWidth: .infinity, idealHeight: 30).fixedSize()
        }
        LayoutExample(
            "offset moves what is inside, not what is around", 100, 100,
            "root 35 35 30 30, bg 35 35 30 30, a 45 35 30 30"
        ) {
            box("a", 30, 30).offset(x: 10, y: 0).background { fill("bg") }
        }
        LayoutExample("a background moves with what is offset after it", 100, 100, "bg 45 30 30 30, a 45 30 30 30") {
            box("a", 30, 30).background { fill("bg") }.offset(x: 10, y: -5)
        }
        LayoutExample("a position where nothing is proposed", nil, nil, "root 0 0 30 20, c 35 40 30 20") {
            box("c", 30, 20).position(x: 50, y: 50)
        }
        LayoutExample(
            "a position takes everything in a row", 130, 60,
            "root 0 0 130 60, a 0 15 30 30, p 30 0 100 60, b 25 -5 10 10"
        ) {
            HStack(spacing: 0) {
                box("a", 30, 30)
                box("b", 10, 10).position(x: 0, y: 0).named("p")
            }
        }
        LayoutExample("a positioned view is offered the whole space", 100, 60, "root 0 0 100 60, c -30 -10 100 60") {
            fill("c").position(x: 20, y: 20)
        }
        LayoutExample(
            "hiding, fading and clipping leave the layout alone", 100, 20, "l 0 0 20 20, m 28 0 44 20, r 80 0 20 20"
        ) {
            HStack {
                box("l", 20, 20).hidden()
                fill("m").opacity(0.5).clipped().scaleEffect(2).rotationEffect(.degrees(90))
                box("r", 20, 20).border(.red, width: 3).clipShape(Circle())
            }
        }
    }
}
