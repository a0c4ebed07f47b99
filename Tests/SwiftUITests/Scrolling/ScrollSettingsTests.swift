import SwiftUI
import Testing

@MainActor
struct ScrollSettingsTests {
    @Test func howScrollingBehavesIsRecorded() {
        checkRecorded(Text("x").scrollIndicators(.hidden), "scrollIndicators=hidden")
        checkRecorded(Text("x").scrollClipDisabled(), "scrollClipDisabled")
        checkRecorded(Text("x").scrollClipDisabled(false), "")
        checkRecorded(Text("x").scrollDismissesKeyboard(.interactively), "dismissesKeyboard=interactively")
        checkRecorded(Text("x").scrollBounceBehavior(.basedOnSize), "scrollBounce=basedOnSize")
        checkRecorded(Text("x").scrollEdgeEffectStyle(.soft, for: .top), "scrollEdgeEffect=soft")
        checkRecorded(Text("x").defaultScrollAnchor(.bottom), "scrollAnchor=bottom")
        checkRecorded(Text("x").defaultScrollAnchor(nil), "")
        checkRecorded(Text("x").defaultScrollAnchor(.top, for: .initialOffset), "scrollAnchor=top")
    }

    @Test func whatMovesIsNotFollowed() {
        checkRecorded(
            Text("x").scrollIndicatorsFlash(onAppear: true).scrollIndicatorsFlash(trigger: 1)
                .scrollEdgeEffectHidden().onScrollPhaseChange { _, _ in }.onScrollPhaseChange { _, _, _ in }
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.y
                } action: { _, _ in
                }, "")
        #expect(!ScrollPhase.idle.isScrolling)
        #expect(ScrollPhase.tracking.isScrolling)
    }
}
