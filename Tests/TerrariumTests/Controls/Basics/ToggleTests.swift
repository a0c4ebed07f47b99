import Foundation
import Terrarium
import Testing

private struct Switches: View {
    @State var isOn = false
    @State var others = [true, false]
    var isDisabled = false

    var body: some View {
        VStack {
            Toggle("Wi-Fi", isOn: $isOn)
            ForEach(others.indices, id: \.self) { Toggle("s\($0)", isOn: $others[$0]) }
            Text(verbatim: "\(isOn) \(others)")
        }
        .disabled(isDisabled)
    }
}

@MainActor
struct ToggleTests {
    @Test func aTapTurnsItOver() throws {
        let host = host { Switches() }
        try host.tap(.toggle("Wi-Fi"))
        #expect(host.texts.last == "true [true, false]")
        try host.tap("Wi-Fi")
        #expect(host.texts.last == "false [true, false]")
    }

    @Test func settingIsNotTurningOver() throws {
        let host = host { Switches() }
        try host.set(.toggle("Wi-Fi"), to: true)
        try host.set(.toggle("Wi-Fi"), to: true)
        #expect(host.texts.last == "true [true, false]")
        #expect(try host.find(.toggle("Wi-Fi")).value == "on")
    }

    @Test func bindingsToElementsChangeTheElement() throws {
        let host = host { Switches() }
        try host.tap(.toggle("s1"))
        #expect(host.texts.last == "false [true, true]")
    }

    @Test func whatIsDisabledRefuses() throws {
        let host = host { Switches(isDisabled: true) }
        #expect(throws: ViewQueryError.self) { try host.tap(.toggle("Wi-Fi")) }
        #expect(throws: ViewQueryError.self) { try host.set(.toggle("Wi-Fi"), to: true) }
        #expect(host.texts.last == "false [true, false]")
    }

    @Test func itIsAsWideAsOfferedAndAsHighAsItsSwitch() throws {
        let host = host(300, 300) { Switches() }
        #expect(try host.frame(of: .toggle("Wi-Fi")).size == CGSize(width: 300, height: 31))
    }

    @Test func withoutItsLabelItIsASwitchThatIsStillKnown() throws {
        let host = host(300, 300) { Switches().labelsHidden() }
        #expect(try host.frame(of: .toggle("Wi-Fi")).size == CGSize(width: 51, height: 31))
        try host.tap(.toggle("Wi-Fi"))
        #expect(host.texts.last == "true [true, false]")
    }
}
