import SwiftUI
import Testing

@MainActor
struct AccessibilityDetailsTests {
    @Test func detailsAreRecorded() {
        checkRecorded(Text("x").accessibilityInputLabels(["Save", "Keep"]), "inputLabels=\"Save,Keep\"")
        checkRecorded(Text("x").accessibilityRepresentation { Text("y") }, "accessibilityRepresentation")
        checkRecorded(Text("x").accessibilityHeading(.h2), "heading=2")
        checkRecorded(Text("x").accessibilityTextContentType(.sourceCode), "textContent=sourceCode")
        checkRecorded(Text("x").accessibilityIgnoresInvertColors(), "ignoresInvertColors")
        checkRecorded(Text("x").accessibilityShowsLargeContentViewer(), "")
    }

    @Test func olderFormsSayTheSame() {
        func same<A: View, B: View>(_ old: A, _ new: B, sourceLocation: SourceLocation = #_sourceLocation) {
            let size = CGSize(width: 200, height: 100)
            let one = ViewHost(size: size) { old }.outline()
            let two = ViewHost(size: size) { new }.outline()
            #expect(one == two, sourceLocation: sourceLocation)
        }
        let text = Text("x")
        same(text.accessibility(label: Text("a")), text.accessibilityLabel("a"))
        same(text.accessibility(value: Text("a")), text.accessibilityValue("a"))
        same(text.accessibility(hint: Text("a")), text.accessibilityHint("a"))
        same(text.accessibility(hidden: true), text.accessibilityHidden(true))
        same(text.accessibility(identifier: "a"), text.accessibilityIdentifier("a"))
        same(text.accessibility(addTraits: .isButton), text.accessibilityAddTraits(.isButton))
        same(text.accessibility(inputLabels: [Text("a")]), text.accessibilityInputLabels(["a"]))
    }
}
