import Foundation
import Testing

@testable import Terrarium

@Suite struct ColorShapeStyleTests {
    private func styled<S: ShapeStyle>(_ style: S) -> Color? { AnyShapeStyle(style).color }

    @Test func theStaticMembersAreTheColours() {
        let pairs: [(Color?, Color)] = [
            (styled(.red), .red), (styled(.orange), .orange), (styled(.yellow), .yellow), (styled(.green), .green),
            (styled(.mint), .mint), (styled(.teal), .teal), (styled(.cyan), .cyan), (styled(.blue), .blue),
            (styled(.indigo), .indigo), (styled(.purple), .purple), (styled(.pink), .pink), (styled(.brown), .brown),
            (styled(.white), .white), (styled(.gray), .gray), (styled(.black), .black), (styled(.clear), .clear),
        ]
        for (style, color) in pairs {
            #expect(style == color)
        }
    }

    @Test func resolvedComponentsAreAStyle() {
        check(Color.Resolved(red: 1, green: 0, blue: 0), prints: "#FF0000")
    }

    @Test func theAccentColourIsTheTint() {
        var environment = EnvironmentValues()
        #expect(Color.accentColor.resolve(in: environment).description == "#007AFF")
        environment.tintStyle = AnyShapeStyle(.green)
        #expect(Color.accentColor.resolve(in: environment).description == "#34C759")
        #expect(Color.red.resolve(in: environment).description == "#FF3B30")
    }
}
