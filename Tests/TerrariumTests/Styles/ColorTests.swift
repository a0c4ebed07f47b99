import Foundation
import Testing

@testable import Terrarium

@Suite struct ColorTests {
    private func check(
        _ color: Color, prints expected: String, clear: Bool = false, opaque: Bool = true,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(color.outlineName == expected, sourceLocation: sourceLocation)
        #expect(color.description == expected, sourceLocation: sourceLocation)
        #expect(color.isClear == clear, sourceLocation: sourceLocation)
        #expect(color.isOpaque == opaque, sourceLocation: sourceLocation)
    }

    @Test func systemColoursPrintTheirNames() {
        check(.red, prints: "red")
        check(.accentColor, prints: "accentColor")
        check(.primary, prints: "primary")
        check(.secondary, prints: "secondary", opaque: false)
        check(.clear, prints: "clear", clear: true, opaque: false)
    }

    @Test func componentsPrintAsHexadecimalDigits() {
        check(Color(red: 1, green: 0.5, blue: 0), prints: "#FF8000")
        check(Color(red: 1, green: 0.5, blue: 0, opacity: 0.5), prints: "#FF800080", opaque: false)
        check(Color(white: 0.2), prints: "#333333")
        check(Color(white: 1, opacity: 0), prints: "#FFFFFF00", clear: true, opaque: false)
        check(Color(.sRGBLinear, red: 0.5, green: 0, blue: 1), prints: "#BC00FF")
        check(Color(.sRGB, white: 2), prints: "#FFFFFF")
        check(Color(.displayP3, red: 0, green: 1, blue: 0), prints: "#00FF00")
        check(Color(.displayP3, red: 0.5, green: 0.4, blue: 0.3), prints: "#846549")
    }

    @Test func huesGoRound() {
        check(Color(hue: 0, saturation: 1, brightness: 1), prints: "#FF0000")
        check(Color(hue: 1.0 / 6, saturation: 1, brightness: 1), prints: "#FFFF00")
        check(Color(hue: 1.0 / 3, saturation: 1, brightness: 0.5), prints: "#008000")
        check(Color(hue: 0.5, saturation: 0.5, brightness: 1), prints: "#80FFFF")
        check(Color(hue: 2.0 / 3, saturation: 1, brightness: 1), prints: "#0000FF")
        check(Color(hue: 5.0 / 6, saturation: 1, brightness: 1), prints: "#FF00FF")
        check(Color(hue: 1, saturation: 1, brightness: 1), prints: "#FF0000")
        check(Color(hue: 0.3, saturation: 0, brightness: 0.4), prints: "#666666")
    }

    @Test func assetsKeepTheirNames() {
        check(Color("brand"), prints: "\"brand\"")
        check(Color("brand").opacity(0.25), prints: "\"brand\".opacity(0.25)", opaque: false)
        check(Color("brand").mix(with: .red, by: 0.5), prints: "\"brand\".mix(red,0.5)")
    }

    @Test func opacityMultiplies() {
        check(.red.opacity(0.5), prints: "#FF3B3080", opaque: false)
        check(.red.opacity(0.5).opacity(0.5), prints: "#FF3B3040", opaque: false)
        check(Color(white: 0, opacity: 0.5).opacity(0.5), prints: "#00000040", opaque: false)
        check(.red.opacity(0), prints: "#FF3B3000", clear: true, opaque: false)
    }

    @Test func mixing() {
        check(Color(white: 0).mix(with: Color(white: 1), by: 0.5, in: .device), prints: "#808080")
        check(.black.mix(with: .white, by: 0, in: .perceptual), prints: "#000000")
        check(.black.mix(with: .white, by: 1, in: .perceptual), prints: "#FFFFFF")
        check(.black.mix(with: .white, by: 0.5), prints: "#636363")
    }

    @Test func equality() {
        #expect(Color.red == .red)
        #expect(Color.red != .blue)
        #expect(Color(red: 1, green: 0, blue: 0) == Color(red: 1, green: 0, blue: 0))
        #expect(Color.red.opacity(0.5) == .red.opacity(0.5))
        #expect(Color.red.opacity(0.5) != .red.opacity(0.4))
        #expect(Color("a") != Color("b"))
        #expect(Set([Color.red, .blue, .red]).count == 2)
    }

    @Test func accentFollowsATint() {
        #expect(Color.accentColor.components().description == "#007AFF")
        #expect(Color.accentColor.components(accent: .green).description == "#34C759")
        #expect(Color.accentColor.opacity(0.5).components(accent: .green).description == "#34C75980")
        #expect(Color.red.components(accent: .green).description == "#FF3B30")
    }
}
