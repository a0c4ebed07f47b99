import Foundation
import Testing

@testable import Terrarium

@Suite struct AccessibilityTraitsTests {
    @Test func traitsAreASet() {
        var traits: AccessibilityTraits = [.isButton, .isSelected]
        #expect(traits.outlineNames == ["isButton", "isSelected"])
        #expect(traits.contains(.isButton))
        #expect(!traits.contains(.isHeader))
        #expect(traits.insert(.isHeader).inserted)
        #expect(!traits.insert(.isHeader).inserted)
        #expect(traits.remove(.isButton) == .isButton)
        #expect(traits.remove(.isButton) == nil)
        #expect(traits.update(with: .isModal) == nil)
        #expect(traits.update(with: .isModal) == .isModal)
        #expect(traits.outlineNames == ["isHeader", "isSelected", "isModal"])
        #expect(traits.intersection([.isHeader, .isLink]) == .isHeader)
        #expect(traits.symmetricDifference([.isHeader, .isLink]) == [.isSelected, .isModal, .isLink])
        #expect(AccessibilityTraits().isEmpty)
    }
}
