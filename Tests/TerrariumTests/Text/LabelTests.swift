import Foundation
import Terrarium
import Testing

@MainActor
struct LabelTests {
    private func check<V: View>(_ label: V, icon: String, sourceLocation: SourceLocation = #_sourceLocation) {
        checkOutline(
            label,
            """
            HStack @72,42 56x16
              \(icon) @0,0 16x16
              Text "Home" @24,0 32x16
            """, sourceLocation: sourceLocation)
    }

    @Test func allForms() {
        let title = "Home"
        let resource = ImageResource(name: "cup", bundle: .main)
        check(Label("Home", systemImage: "house"), icon: #"Image "house" system"#)
        check(Label(title, systemImage: "house"), icon: #"Image "house" system"#)
        check(Label("Home", image: "cup"), icon: #"Image "cup""#)
        check(Label(title, image: "cup"), icon: #"Image "cup""#)
        check(Label("Home", image: resource), icon: #"Image "cup""#)
        check(Label(title, image: resource), icon: #"Image "cup""#)
        check(
            Label {
                Text("Home")
            } icon: {
                Image("cup")
            }, icon: #"Image "cup""#)
    }

    @Test func asALabelOfAButtonItNamesTheButton() throws {
        let log = Log()
        let host = host { Button(action: { log("home") }) { Label("Home", systemImage: "house") } }
        try host.tap(.button("Home"))
        #expect(log.entries == ["home"])
    }
}
