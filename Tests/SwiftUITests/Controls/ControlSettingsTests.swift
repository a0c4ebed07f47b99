import SwiftUI
import Testing

@MainActor
struct ControlSettingsTests {
    @Test func detailsAreRecorded() {
        checkRecorded(Text("x").menuIndicator(.hidden), "menuIndicator=hidden")
        checkRecorded(Text("x").labelsVisibility(.hidden), "labelsVisibility=hidden")
        checkRecorded(Text("x").indexViewStyle(.page(backgroundDisplayMode: .always)), "pageIndex=always")
        checkRecorded(Text("x").indexViewStyle(.page), "")
        checkRecorded(Text("x").privacySensitive(), "private")
        checkRecorded(
            Text("x").menuOrder(.fixed).menuActionDismissBehavior(.disabled).tableStyle(.inset).invalidatableContent(),
            "")
    }

    @Test func scenePaddingIsPadding() {
        checkOutline(
            Text("x").scenePadding(),
            """
            padding 16 @80,26 40x48
              Text "x" @16,16 8x16
            """)
    }

    @Test func splitViewsShareTheirSpace() throws {
        let host = ViewHost(size: CGSize(width: 200, height: 100)) {
            HSplitView {
                Color.red.accessibilityIdentifier("a")
                Color.blue
            }
        }
        #expect(try host.frame(of: .id("a")).size == CGSize(width: 100, height: 100))
    }

    @Test func buttonsOfOtherLooksWork() throws {
        for style in 0..<2 {
            let host = ViewHost { Flip(style: style) }
            try host.tap("off")
            #expect(host.texts == ["on"])
        }
    }
}

private struct Flip: View {
    @State private var isOn = false
    let style: Int

    var body: some View {
        if style == 0 {
            Button(isOn ? "on" : "off") { isOn.toggle() }.buttonStyle(.link)
        } else {
            Button(isOn ? "on" : "off") { isOn.toggle() }.buttonStyle(.accessoryBar)
        }
    }
}
