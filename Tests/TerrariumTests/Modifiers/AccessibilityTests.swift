import Foundation
import Terrarium
import Testing

@MainActor
struct AccessibilityTests {
    @Test func hintsValuesAndTraitsJoinTheLine() {
        checkOutline(
            Text("a").accessibilityHint("h").accessibilityValue("v").accessibilityAddTraits([.isHeader]),
            #"Text "a" accessibilityValue="v" hint="h" traits=isHeader @96,42 8x16"#)
        checkOutline(
            Text("a").accessibilityHint(Text("h")).accessibilityValue(Text("v")).accessibilityHidden(true),
            #"Text "a" accessibilityHidden accessibilityValue="v" hint="h" @96,42 8x16"#)
        checkOutline(
            Text("a").accessibilityHidden(false).accessibilityAddTraits([]).accessibilityElement()
                .accessibilitySortPriority(1).accessibilityRemoveTraits(.isButton)
                .accessibilityRespondsToUserInteraction(),
            #"Text "a" @96,42 8x16"#)
    }

    @Test func whatIsHiddenIsNotSpoken() {
        let host = host {
            VStack {
                Text("spoken")
                VStack {
                    Text("hidden")
                    Button("hidden too") {}
                }
                .accessibilityHidden(true)
                Text("shown").accessibilityHidden(false)
            }
        }
        #expect(host.texts == ["spoken", "hidden", "hidden too", "shown"])
        #expect(host.outline(.accessibility) == "text \"spoken\"\ntext \"shown\"\n")
    }
}
