import Foundation
import Testing

@testable import Terrarium

@Suite struct AnyShapeStyleTests {
    @Test func equalityLooksInside() {
        #expect(AnyShapeStyle(.red) == AnyShapeStyle(Color.red))
        #expect(AnyShapeStyle(.red) != AnyShapeStyle(.blue))
        #expect(AnyShapeStyle(.primary) == AnyShapeStyle(.primary))
        #expect(AnyShapeStyle(.primary) != AnyShapeStyle(Color.primary))
        #expect(AnyShapeStyle(.tint) == AnyShapeStyle(.tint))
        #expect(AnyShapeStyle(.tint) != AnyShapeStyle(.foreground))
        #expect(AnyShapeStyle(.bar) != AnyShapeStyle(.thinMaterial))
        #expect(AnyShapeStyle(.tint.opacity(0.5)) == AnyShapeStyle(.tint.opacity(0.5)))
        #expect(AnyShapeStyle(.tint.opacity(0.5)) != AnyShapeStyle(.tint.opacity(0.4)))
    }

    @Test func hidingTheTypeTwiceChangesNothing() {
        #expect(AnyShapeStyle(AnyShapeStyle(.red)).color == .red)
        #expect(AnyShapeStyle(AnyShapeStyle(.tint)) == AnyShapeStyle(.tint))
    }

    @Test func theColourCanBeAskedFor() {
        #expect(AnyShapeStyle(.red).color == .red)
        #expect(AnyShapeStyle(.tint).color == nil)
    }

    @Test(arguments: [(true, "red"), (false, "tint")])
    func aConditionPicksAStyle(isOn: Bool, expected: String) {
        check(isOn ? AnyShapeStyle(.red) : AnyShapeStyle(.tint), prints: expected)
    }
}
