import Foundation
import TerrariumLayout
import Testing

@testable import Terrarium

@MainActor
@Suite struct StyleViewTests {
    @Test func coloursTakeAllTheRoom() {
        checkOutline(Color.red, "Color red")
        checkOutline(Color(red: 1, green: 0.5, blue: 0), "Color #FF8000")
        checkOutline(
            VStack { Color.red.frame(width: 20, height: 10) },
            "VStack @90,45 20x10\n  frame width=20 height=10\n    Color red")
    }

    @Test func gradients() {
        checkOutline(
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom),
            "LinearGradient red,blue,top,bottom")
        checkOutline(
            RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 10),
            "RadialGradient red,blue,center,0,10")
        checkOutline(EllipticalGradient(colors: [.red, .blue]), "EllipticalGradient red,blue,center,0,0.5")
        checkOutline(AngularGradient(colors: [.red, .blue], center: .top), "AngularGradient red,blue,top,0,360")
    }

    @Test func coloursStopTaps() throws {
        var taps = 0
        func host(_ cover: Color) -> ViewHost {
            ViewHost {
                ZStack {
                    Button("Go") { taps += 1 }; cover
                }
            }
        }
        #expect(throws: ViewQueryError.self) { try host(.red).tap("Go") }
        try host(.clear).tap("Go")
        try host(.red.opacity(0)).tap("Go")
        #expect(taps == 2)
    }

    @Test func coloursAreFoundByTheirType() throws {
        let host = ViewHost { Color.red }
        #expect(try host.find(.view(Color.self)).kind == "Color")
    }
}
