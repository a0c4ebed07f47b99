import SwiftUI
import Testing

@MainActor
struct UIColorTests {
    @Test func coloursOfUIKitAreColours() {
        #expect(Color(UIColor.systemRed) == .red)
        #expect(Color(uiColor: .label) == .primary)
        #expect(Color(.systemGray6) == Color(UIColor.systemGray6))
        #expect(UIColor(.red) == UIColor(Color.red))
        #expect(UIColor.black.withAlphaComponent(0.5) != .black)
    }

    @Test func componentsAreHandedOut() {
        var red: CGFloat = 0
        var alpha: CGFloat = 0
        UIColor(red: 0.25, green: 0, blue: 0, alpha: 0.5).getRed(&red, green: nil, blue: nil, alpha: &alpha)
        #expect(red == 0.25)
        #expect(alpha == 0.5)
    }
}
