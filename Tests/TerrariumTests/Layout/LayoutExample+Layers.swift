import Foundation
import Terrarium

/// Overlays, backgrounds and geometry readers.
extension LayoutExample {
    @LayoutExamples static var layers: [LayoutExample] {
        LayoutExample(
            "an overlay in one corner, a background in the other", 200, 200,
            "root 0 0 200 200, back 100 100 100 100, a 0 0 200 200, front 0 0 100 100"
        ) {
            ZStack(alignment: .leading) {
                box("a", 200, 200)
            }
            .overlay(alignment: .topLeading) { box("front", 100, 100) }
            .background(alignment: .bottomTrailing) { box("back", 100, 100) }
        }
        LayoutExample(
            "an overlay inside padding, a background outside it", 200, 200,
            "root 70 70 60 60, back 70 70 60 60, front 80 80 40 40"
        ) {
            Color.red
                .frame(width: 40, height: 40)
                .overlay { fill("front") }
                .padding(10)
                .background { fill("back") }
        }
        LayoutExample(
            "a wide overlay does not widen the view", 100, 100, "root 0 0 100 100, a 0 0 100 100, front -100 45 300 10"
        ) {
            fill("a").overlay { box("front", 300, 10) }
        }
        LayoutExample(
            "several views of a background lie on top of each other", 100, 100,
            "root 30 30 40 40, s 60 60 10 10, t 50 50 20 20"
        ) {
            Color.red.frame(width: 40, height: 40).background(alignment: .bottomTrailing) {
                box("s", 10, 10)
                box("t", 20, 20)
            }
        }
        LayoutExample("a text is as large as its background is offered", 100, 100, "root 25 40 50 20, back 25 40 50 20")
        {
            Text("hello").background { fill("back") }
        }
        LayoutExample(
            "an overlay over a frame, not over its content", 100, 100,
            "root 20 20 60 60, front 20 20 60 60, c 40 40 20 20"
        ) {
            box("c", 20, 20).frame(width: 60, height: 60).overlay { fill("front") }
        }
        LayoutExample("views over a view in a row do not move its neighbours", 100, 20, "l 0 0 20 20, r 28 0 72 20") {
            HStack {
                box("l", 20, 20).background { Color.red.frame(width: 90, height: 5) }
                fill("r")
            }
        }
        LayoutExample("a geometry reader where nothing is proposed", nil, nil, "root 0 0 10 10, c 0 0 10 10") {
            GeometryReader { _ in fill("c") }
        }
        LayoutExample(
            "a geometry reader over a view knows its size", 200, 200, "root 65 90 70 20, g 65 90 70 20, c 65 90 70 20"
        ) {
            Color.red.frame(width: 70, height: 20).overlay {
                GeometryReader { proxy in box("c", proxy.size.width, proxy.size.height) }.named("g")
            }
        }
        LayoutExample(
            "what is too wide for a geometry reader sticks out at its end", 100, 80, "root 0 0 100 80, c 0 0 150 20"
        ) {
            GeometryReader { _ in box("c", 150, 20) }
        }
        LayoutExample("several views of a geometry reader lie in its corner", 100, 80, "a 0 0 20 20, b 0 0 30 10") {
            GeometryReader { _ in
                box("a", 20, 20)
                box("b", 30, 10)
            }
        }
        LayoutExample("a geometry reader takes a share like a colour", 100, 20, "l 0 0 46 20, c 54 0 23 10") {
            HStack {
                fill("l")
                GeometryReader { proxy in box("c", proxy.size.width / 2, proxy.size.height / 2) }
            }
        }
        LayoutExample("a reader knows where it lies", 100, 100, "c 30 70 30 70") {
            Color.clear.overlay(alignment: .topLeading) {
                GeometryReader { proxy in
                    let frame = proxy.frame(in: .global)
                    box("c", frame.minX, frame.minY)
                }
                .frame(width: 5, height: 5)
                .offset(x: 30, y: 70)
            }
        }
        LayoutExample("and where it lies in a view that has a name", 100, 100, "c 60 40 10 20") {
            ZStack(alignment: .topLeading) {
                Color.clear
                GeometryReader { proxy in
                    let frame = proxy.frame(in: .named("sheet"))
                    box("c", frame.minX, frame.minY)
                }
                .frame(width: 5, height: 5)
                .padding(EdgeInsets(top: 20, leading: 10, bottom: 0, trailing: 0))
                .coordinateSpace(.named("sheet"))
                .offset(x: 50, y: 20)
            }
        }
        LayoutExample(
            "shapes take what they are offered, a circle a square of it", 100, 40,
            "r 0 0 28 40, e 36 0 28 40, c 72 6 28 28"
        ) {
            HStack {
                RoundedRectangle(cornerRadius: 4).named("r")
                Ellipse().named("e")
                Circle().named("c")
            }
        }
        LayoutExample("a path is a view like a colour", 100, 40, "root 0 0 100 40, p 0 0 100 40") {
            Path { $0.addRect(CGRect(x: 5, y: 5, width: 10, height: 10)) }.named("p")
        }
        LayoutExample("a shape of one's own", 100, 40, "root 30 0 40 40, s 30 0 40 40") {
            Wedge().fill(.red).named("s").frame(width: 40)
        }
        LayoutExample("a shape that says how large it likes to be", 100, 40, "root 40 10 20 20, s 40 10 20 20") {
            Token().named("s")
        }
    }
}

private struct Wedge: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        }
    }
}

private struct Token: Shape {
    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 20, height: 20) }
}
