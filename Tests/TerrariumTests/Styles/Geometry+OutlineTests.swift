import Foundation
import TerrariumLayout
import Testing

@testable import Terrarium

@Suite struct GeometryOutlineTests {
    @Test func namedPoints() {
        let points: [UnitPoint] = [
            .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
            UnitPoint(x: 0.2, y: 1.5),
        ]
        #expect(
            points.map(\.outlineName) == [
                "topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading", "bottom",
                "bottomTrailing", "(0.2,1.5)",
            ])
    }

    @Test func anglesAreInDegrees() {
        #expect(Angle(radians: .pi / 2).outlineName == "90")
    }
}
