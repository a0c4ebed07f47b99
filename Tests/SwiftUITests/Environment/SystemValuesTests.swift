import SwiftUI
import Testing

private struct Reader: View {
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.writingToolsBehavior) private var writing
    @Environment(\.lineHeight) private var lineHeight
    @Environment(\.allowedDynamicRange) private var range
    @Environment(\.contentTransitionAddsDrawingGroup) private var drawsOnce
    @Environment(\.backgroundProminence) private var prominence
    @Environment(\.navigationLinkIndicatorVisibility) private var indicator
    @Environment(\.searchSuggestionsPlacement) private var suggestions
    @Environment(\.isTabBarShowingSections) private var showsSections
    @Environment(\.isActivityFullscreen) private var isActivity
    @Environment(\.isSceneCaptured) private var isCaptured

    var body: some View {
        Text(shortcut.map { String($0.key.character) } ?? "no keys")
        Text(writing == .limited ? "limited" : "automatic")
        Text(lineHeight == .tight ? "tight" : "font's")
        Text(range == .high ? "high" : "system's")
        Text(verbatim: "\(drawsOnce) \(isCaptured)")
        Text(prominence == .increased ? "increased" : "standard")
        Text(indicator == .hidden ? "hidden" : "automatic")
        Text(suggestions == .content && !showsSections && !isActivity ? "host" : "other")
    }
}

@MainActor
struct SystemValuesTests {
    @Test func withoutModifiersTheDefaultsAreRead() {
        #expect(
            ViewHost { Reader() }.texts == [
                "no keys", "automatic", "font's", "system's", "false false", "standard", "automatic", "host",
            ])
    }

    @Test func modifiersSetWhatViewsRead() {
        let host = ViewHost {
            Reader().keyboardShortcut("n").writingToolsBehavior(.limited).lineHeight(.tight)
                .allowedDynamicRange(.high).environment(\.contentTransitionAddsDrawingGroup, true)
                .environment(\.isSceneCaptured, true).environment(\.backgroundProminence, .increased)
                .navigationLinkIndicatorVisibility(.hidden)
        }
        #expect(
            host.texts == ["n", "limited", "tight", "high", "true true", "increased", "hidden", "host"])
    }

    @Test func aShortcutMayBeTakenAway() {
        let host = ViewHost { Reader().keyboardShortcut(nil).keyboardShortcut("n") }
        #expect(host.texts.first == "no keys")
    }
}
