import SwiftUI
import Testing

struct CGColorTests {
    @Test func aColourHasItsComponents() {
        let color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        #expect(color.components?.map { ($0 * 100).rounded() } == [100, 50, 0, 25])
        #expect(color.alpha == 0.25)
        #expect(color.copy(alpha: 1)?.alpha == 1)
        #expect(color == CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 0.25))
    }

    @Test func coloursOfAllKindsMeet() {
        #expect(Color(cgColor: .white) == Color(CGColor(gray: 1, alpha: 1)))
        #expect(UIColor(cgColor: .black).cgColor == .black)
        #expect(UIColor.white.cgColor.components == [1, 1, 1, 1])
    }
}
