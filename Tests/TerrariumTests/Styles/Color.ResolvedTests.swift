import Foundation
import Testing

@testable import Terrarium

@Suite struct ColorResolvedTests {
    @Test func componentsAreLinearInside() {
        let color = Color.Resolved(red: 0.5, green: 1, blue: 0)
        #expect(abs(color.linearRed - 0.214_041) < 0.000_01)
        #expect(abs(color.red - 0.5) < 0.000_01)
        #expect(color.linearGreen == 1)
        #expect(color.linearBlue == 0)
        #expect(color.opacity == 1)
    }

    @Test func settingEncodedComponents() {
        var color = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.5)
        color.red = 1
        color.blue = 0.2
        #expect(color.description == "#FF003380")
        #expect(color.linearRed == 1)
    }

    @Test func componentsOutsideTheRangeSurvive() {
        let color = Color.Resolved(red: -0.5, green: 1.5, blue: 0)
        #expect(abs(color.red + 0.5) < 0.000_01)
        #expect(abs(color.green - 1.5) < 0.000_01)
        #expect(color.description == "#00FF00")
    }

    @Test func coding() throws {
        let color = Color.Resolved(red: 1, green: 0, blue: 1, opacity: 0.5)
        let data = try JSONEncoder().encode(color)
        #expect(String(decoding: data, as: UTF8.self) == "[1,0,1,0.5]")
        #expect(try JSONDecoder().decode(Color.Resolved.self, from: data) == color)
    }

    @Test func aColourFromComponentsPrintsThem() {
        #expect(Color(Color.Resolved(red: 0.2, green: 0.4, blue: 0.6)).outlineName == "#336699")
    }
}
