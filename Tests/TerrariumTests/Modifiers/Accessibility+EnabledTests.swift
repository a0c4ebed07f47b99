import Foundation
import Terrarium
import Testing

@MainActor
struct AccessibilityEnabledTests {
    @Test func whatIsNotEnabledLeavesTheRest() throws {
        checkOutline(
            Text("a").accessibilityIdentifier("inner").accessibilityIdentifier("outer", isEnabled: false),
            #"Text "a" #inner @96,42 8x16"#)
        checkOutline(Text("a").accessibilityIdentifier("it", isEnabled: true), #"Text "a" #it @96,42 8x16"#)
        checkOutline(
            Text("a").accessibilityHint(Text("h"), isEnabled: true).accessibilityValue("v", isEnabled: true),
            #"Text "a" accessibilityValue="v" hint="h" @96,42 8x16"#)
        checkOutline(
            Text("a").accessibilityHint("h", isEnabled: false).accessibilityValue(Text("v"), isEnabled: false),
            #"Text "a" @96,42 8x16"#)
    }

    @Test(arguments: [true, false])
    func labelsCountWhileTheyAreEnabled(isOn: Bool) throws {
        let word = "plain"
        let host = host {
            VStack {
                Image("1").accessibilityLabel(Text("text"), isEnabled: isOn)
                Image("2").accessibilityLabel("key", isEnabled: isOn)
                Image("3").accessibilityLabel(word, isEnabled: isOn)
                Image("4").accessibilityLabel("inner").accessibilityLabel("outer", isEnabled: isOn)
            }
        }
        for label in ["text", "key", "plain", "outer"] {
            #expect(host.all(.label(label)).count == (isOn ? 1 : 0), "\(label)")
        }
        #expect(host.all(.label("inner")).count == (isOn ? 0 : 1))
    }
}
