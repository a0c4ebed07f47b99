import SwiftUI
import Testing

private struct Reader: View {
    @Environment(\.menuOrder) private var menuOrder
    @Environment(\.labelsVisibility) private var labels
    @Environment(\.menuIndicatorVisibility) private var indicator
    @Environment(\.badgeProminence) private var badges
    @Environment(\.verticalScrollIndicatorVisibility) private var vertical
    @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
    @Environment(\.horizontalScrollBounceBehavior) private var bounce
    @Environment(\.scrollDismissesKeyboardMode) private var keyboard
    @Environment(\.isFocusEffectEnabled) private var focus
    @Environment(\.isHoverEffectEnabled) private var hover
    @Environment(\.autocorrectionDisabled) private var uncorrected
    @Environment(\.contentTransition) private var transition

    var body: some View {
        Text(menuOrder == .fixed ? "fixed" : "automatic")
        Text(labels == .hidden && indicator == .hidden ? "hidden" : "automatic")
        Text(badges == .increased ? "increased" : "standard")
        Text(vertical == .never ? "never" : "automatic")
        Text(horizontal == .never ? "never" : "automatic")
        Text(bounce == .basedOnSize ? "size" : "automatic")
        Text(keyboard == .immediately ? "at once" : "automatic")
        Text(verbatim: "\(focus) \(hover) \(uncorrected) \(transition == .opacity)")
    }
}

@MainActor
struct ControlValuesTests {
    @Test func modifiersOfDetailsSetWhatViewsRead() {
        let host = ViewHost {
            Reader().menuOrder(.fixed).labelsVisibility(.hidden).menuIndicator(.hidden).badgeProminence(.increased)
                .scrollIndicators(.never, axes: .vertical).scrollBounceBehavior(.basedOnSize, axes: .horizontal)
                .scrollDismissesKeyboard(.immediately).focusEffectDisabled().hoverEffectDisabled()
                .autocorrectionDisabled().contentTransition(.opacity)
        }
        #expect(
            host.texts == [
                "fixed", "hidden", "increased", "never", "automatic", "size", "at once", "false false true true",
            ])
    }

    @Test func withoutThemTheDefaultsAreRead() {
        #expect(
            ViewHost { Reader() }.texts == [
                "automatic", "automatic", "standard", "automatic", "automatic", "automatic", "automatic",
                "true true false false",
            ])
    }
}
