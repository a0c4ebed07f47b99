import SwiftUI
import Testing

@MainActor
struct DrawingTests {
    @Test func effectsAreRecorded() {
        checkRecorded(Text("x").luminanceToAlpha(), "luminanceToAlpha")
        checkRecorded(Text("x").transformEffect(CGAffineTransform(scaleX: 2, y: 3)), "transform=2,0,0,3,0,0")
        checkRecorded(Text("x").flipsForRightToLeftLayoutDirection(true), "flipsForRightToLeft")
        checkRecorded(Text("x").containerShape(RoundedRectangle(cornerRadius: 3)), "containerShape=RoundedRectangle")
        checkRecorded(Text("x").backgroundStyle(.red), "backgroundStyle=red")
        checkRecorded(Text("x").containerBackground(.red, for: .navigation), "containerBackground=red")
        checkRecorded(Text("x").containerBackground(for: .tabView) { Color.red }, "containerBackground")
    }

    @Test func whatIsOnlyDrawnLeavesTheLine() {
        checkRecorded(
            Text("x").geometryGroup().drawingGroup(opaque: true, colorMode: .linear).allowedDynamicRange(.high), "")
    }
}
