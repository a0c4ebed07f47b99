import Foundation
import TerrariumLayout
import Testing

@testable import Terrarium

@MainActor
@Suite struct ShapeViewTests {
    private struct Blob: Shape {
        func path(in rect: CGRect) -> Path { Path(rect) }
    }

    @Test func bareShapesShowTheForegroundStyle() {
        checkOutline(Rectangle(), "Rectangle")
        checkOutline(Circle(), "Circle @50,0 100x100")
        checkOutline(RoundedRectangle(cornerRadius: 8), "RoundedRectangle cornerRadius=8")
        checkOutline(Capsule().trim(to: 0.5), "Capsule trim=0,0.5")
        checkOutline(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), "Path")
        checkOutline(AnyShape(Ellipse()), "Ellipse")
        checkOutline(Blob(), "ShapeViewTests.Blob")
    }

    @Test func fillsAndLines() {
        checkOutline(Rectangle().fill(.red), "Rectangle fill=red")
        checkOutline(Rectangle().fill(Color.red.gradient), "Rectangle fill=red.gradient")
        checkOutline(Rectangle().fill(), "Rectangle fill=foreground")
        checkOutline(Rectangle().fill(.red, style: FillStyle(eoFill: true)), "Rectangle fill=red eoFill")
        checkOutline(Rectangle().stroke(.blue, lineWidth: 2), "Rectangle stroke=blue lineWidth=2")
        checkOutline(Rectangle().stroke(Color.blue), "Rectangle stroke=blue")
        checkOutline(
            Rectangle().stroke(.blue, style: StrokeStyle(lineWidth: 2, dash: [4])),
            "Rectangle stroke=blue lineWidth=2 dash=4")
        checkOutline(Rectangle().stroke(lineWidth: 3), "Rectangle stroked lineWidth=3")
        checkOutline(Rectangle().strokeBorder(), "Rectangle strokeBorder=foreground")
        checkOutline(Rectangle().strokeBorder(.red, lineWidth: 4), "Rectangle strokeBorder=red lineWidth=4")
        checkOutline(
            Rectangle().strokeBorder(style: StrokeStyle(lineWidth: 2)), "Rectangle strokeBorder=foreground lineWidth=2")
    }

    @Test func severalPaints() {
        checkOutline(Rectangle().fill(.red).stroke(.blue, lineWidth: 2), "Rectangle fill=red stroke=blue lineWidth=2")
        checkOutline(Rectangle().fill(.red).strokeBorder(.blue), "Rectangle fill=red strokeBorder=blue")
        checkOutline(Rectangle().stroke(.blue).fill(.red), "Rectangle stroke=blue fill=red")
    }

    @Test func filledShapesStopTaps() throws {
        var taps = 0
        func host<Cover: View>(_ cover: Cover) -> ViewHost {
            ViewHost {
                ZStack {
                    Button("Go") { taps += 1 }; cover
                }
            }
        }
        #expect(throws: ViewQueryError.self) { try host(Rectangle()).tap("Go") }
        #expect(throws: ViewQueryError.self) { try host(Rectangle().fill(.red)).tap("Go") }
        try host(Rectangle().fill(.clear)).tap("Go")
        try host(Rectangle().stroke(.red)).tap("Go")
        try host(Rectangle().stroke(lineWidth: 2)).tap("Go")
        #expect(taps == 3)
    }

    @Test func shapesAreFoundByTheirType() throws {
        let host = ViewHost {
            HStack {
                Circle().fill(.red); Blob()
            }
        }
        #expect(try host.find(.view(Circle.self)).kind == "Circle")
        #expect(try host.find(.view(Blob.self)).kind == "ShapeViewTests.Blob")
    }
}
