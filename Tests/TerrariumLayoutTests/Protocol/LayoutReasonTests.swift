import Foundation
import TerrariumLayout
import Testing

struct LayoutReasonTests {
    private func check<L: UnaryLayout>(
        _ layout: L, _ axis: Axis = .horizontal, width: CGFloat?, content: CGFloat = 40, _ expected: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let child = leaf { CGSize(width: min(content, $0.width ?? content), height: 10) }
        let reason = layout.reason(
            on: axis, proposal: ProposedViewSize(width: width, height: 20), child: LayoutSubview(child))
        #expect(reason.description == expected, sourceLocation: sourceLocation)
    }

    @Test func explainsFrames() {
        check(FixedFrame(width: 30), width: 320, "frame(width: 30): proposal 320 → 30 (fixed)")
        check(FixedFrame(width: 30), .vertical, width: 320, "frame(width: 30): proposal 20 → 10 (as its content)")
        let wide = FlexibleFrame(maxWidth: .infinity)
        check(wide, width: 320, "frame(maxWidth: .infinity): proposal 320 → 320 (the proposal)")
        check(wide, width: nil, "frame(maxWidth: .infinity): proposal nil → 40 (as its content)")
        check(FlexibleFrame(minWidth: 50), width: 20, "frame(minWidth: 50): proposal 20 → 50 (its minimum)")
        check(FlexibleFrame(maxWidth: 50), width: 90, "frame(maxWidth: 50): proposal 90 → 50 (its maximum)")
        check(FlexibleFrame(idealWidth: 70), width: nil, "frame(idealWidth: 70): proposal nil → 70 (its ideal length)")
        check(
            FlexibleFrame(minWidth: 0, maxWidth: .infinity), width: 12.345,
            "frame(minWidth: 0, maxWidth: .infinity): proposal 12.35 → 12.35 (the proposal)")
    }

    @Test func explainsOtherModifiers() {
        check(PaddingLayout(EdgeInsets(5)), width: 320, "padding(5): proposal 320 → 50 (its content and 10)")
        check(FixedSizeLayout(), width: 10, "fixedSize(): proposal 10 → 40 (its content's ideal length)")
        check(PositionLayout(.zero), width: 90, "position(x: 0, y: 0): proposal 90 → 90 (the proposal)")
        check(
            AspectRatioLayout(2, contentMode: .fit), width: 30,
            "aspectRatio(2, contentMode: .fit): proposal 30 → 30 (as its content, offered 30)")
        check(OffsetLayout(.zero), width: 90, "offset(x: 0, y: 0): proposal 90 → 40 (as its content)")
    }
}
