import Foundation
import Terrarium
import Testing

/// What the built-in values are where nobody sets them.
@MainActor
struct WindowValuesTests {
    @Test func valuesHaveTheirDefaults() {
        let values = EnvironmentValues()
        #expect(values.colorScheme == .light)
        #expect(values.layoutDirection == .leftToRight)
        #expect(values.controlSize == .regular)
        #expect(values.controlActiveState == .key)
        #expect(values.dynamicTypeSize == .large)
        #expect(values.sizeCategory == .large)
        #expect(values.isEnabled)
        #expect(values.isScrollEnabled)
        #expect(!values.isLuminanceReduced)
        #expect(!values.supportsMultipleWindows)
        #expect(values.font == nil)
        #expect(values.lineLimit == nil)
        #expect(values.multilineTextAlignment == .leading)
        #expect(values.truncationMode == .tail)
        #expect(values.redactionReasons == [])
        #expect(values.symbolVariants == .none)
        #expect(values.sidebarRowSize == .medium)
        #expect(values.headerProminence == .standard)
        #expect(values.legibilityWeight == nil)
        #expect(!values.accessibilityVoiceOverEnabled)
        #expect(!values.accessibilityReduceMotion)
        #expect(!values.accessibilityDifferentiateWithoutColor)
        #expect(!values.isPresented)
        #expect(values.refresh == nil)
        #expect(values.timeZone == .gmt)
        #expect(values.calendar.identifier == .gregorian)
    }

    /// What a program asks for without having a window: it can be called, and does nothing.
    @Test func valuesWithoutAWindowCanBeUsed() {
        let values = EnvironmentValues()
        values.dismiss()
        values.dismissSearch()
        values.openWindow(id: "none")
        values.dismissWindow(id: "none")
        values.requestReview()
        #expect(values.editMode == nil)
        #expect(!values.presentationMode.wrappedValue.isPresented)
        #expect(!values.isSearching)
        #expect(values.scenePhase == .background)
        #expect(values.horizontalSizeClass == nil)
        #expect(values.verticalSizeClass == nil)
        #expect(values.displayScale == 1)
        #expect(values.locale.identifier == "en_US")
        #expect(values.defaultMinListHeaderHeight == nil)
        #expect(values.defaultMinListRowHeight == 44)
        #expect(values.imageScale == .medium)
        #expect(values.symbolRenderingMode == nil)
        #expect(values.backgroundMaterial == nil)
        #expect(values.minimumScaleFactor == 1)
        #expect(values.lineSpacing == 0)
        #expect(values.textCase == nil)
        #expect(!values.accessibilityEnabled)
        #expect(!values.accessibilitySwitchControlEnabled)
        #expect(!values.accessibilityInvertColors)
    }

    @Test func aHostIsActiveAndFollowsItsScenePhase() {
        struct Phase: View {
            @Environment(\.scenePhase) var phase
            var body: some View { Text("\(String(describing: phase))") }
        }
        let host = host { Phase() }
        #expect(host.texts == ["active"])
        #expect(host.evaluations { host.scenePhase = .background } == ["Phase": 1])
        #expect(host.texts == ["background"])
        #expect(host.evaluations { host.scenePhase = .background } == [:])
    }

    @Test func whatIsDisabledFurtherOutStaysDisabled() {
        struct State: View {
            @Environment(\.isEnabled) var isEnabled
            var body: some View { Text("\(isEnabled)") }
        }
        let host = host {
            VStack {
                State().disabled(false).disabled(true)
                State().disabled(true).disabled(false)
                State().disabled(false)
                State().environment(\.isEnabled, true).disabled(true)
            }
        }
        #expect(host.texts == ["false", "false", "true", "true"])
    }

    @Test func theSystemsValuesStandBesideEachOther() throws {
        struct Reader: View {
            @Environment(\.openURL) var openURL
            @Environment(\.scenePhase) var phase
            var body: some View {
                Button("open") {
                    // The text is a URL.
                    openURL(URL(string: "https://a.example")!)
                }
            }
        }
        let host = host { Reader() }
        host.scenePhase = .inactive
        host.clock = ManualClock()
        try host.tap("open")
        #expect(host.openedURLs.count == 1)
    }
}
