import Foundation
import Terrarium
import Testing

private struct Volume: View {
    @State var volume = 0.5
    var step: Double?
    var log: Log?

    var body: some View {
        VStack {
            if let step {
                Slider(value: $volume, in: 0...10, step: step) { Text("Volume") }
            } else {
                Slider(value: $volume) {
                    Text("Volume")
                } onEditingChanged: {
                    log?("\($0)")
                }
            }
            Text(verbatim: "\(volume)")
        }
    }
}

@MainActor
struct SliderTests {
    @Test func aNumberKeepsWithinTheBounds() throws {
        let host = host { Volume() }
        try host.set(.role(.slider), to: 0.25)
        #expect(host.texts.last == "0.25")
        try host.set(.role(.slider), to: 7)
        #expect(host.texts.last == "1.0")
        try host.set(.role(.slider), to: -7)
        #expect(host.texts.last == "0.0")
    }

    @Test func aNumberMovesToTheNearestStep() throws {
        let host = host { Volume(volume: 0, step: 2) }
        try host.set(.role(.slider), to: 4.9)
        #expect(host.texts.last == "4.0")
        try host.increment(.role(.slider))
        #expect(host.texts.last == "6.0")
        try host.decrement(.role(.slider))
        #expect(host.texts.last == "4.0")
    }

    @Test func editingBeginsAndEnds() throws {
        let log = Log()
        let host = host { Volume(log: log) }
        try host.set(.role(.slider), to: 0.25)
        #expect(log.entries == ["true", "false"])
    }

    @Test func itIsKnownByItsLabel() throws {
        let host = host { Volume() }
        try host.set(.label("Volume"), to: 1)
        #expect(host.texts.last == "1.0")
        #expect(try host.find(.role(.slider)).value == "1")
    }

    @Test func whatIsDisabledRefuses() {
        let host = host { Volume().disabled(true) }
        #expect(throws: ViewQueryError.self) { try host.set(.role(.slider), to: 1) }
        #expect(throws: ViewQueryError.self) { try host.increment(.role(.slider)) }
    }

    @Test func whatIsNoNumberIsRefused() {
        let host = host { Volume() }
        let error = #expect(throws: ViewQueryError.self) { try host.set(.role(.slider), to: .nan) }
        #expect(error?.kind == .invalidValue)
        #expect(
            error?.message == """
                Slider "Volume" cannot be set to the number nan.
                It stands in: Volume
                """)
        #expect(host.texts.last == "0.5")
    }

    @Test func aStepBeyondTheEndIsRefused() throws {
        let host = host { Volume() }
        try host.set(.role(.slider), to: 1)
        let error = #expect(throws: ViewQueryError.self) { try host.increment(.role(.slider)) }
        #expect(error?.kind == .disabled)
        #expect(
            error?.message == """
                Slider "Volume" cannot be incremented: 1 is its upper bound.
                It stands in: Volume
                """)
        try host.decrement(.role(.slider))
    }

    @Test func aLabelBetweenLabelsAtTheEndsIsThereByNameOnly() throws {
        struct Volume: View {
            @State var volume = 0.5
            var body: some View {
                Slider(value: $volume) {
                    Text("Volume")
                } minimumValueLabel: {
                    Text("soft")
                } maximumValueLabel: {
                    Text("loud")
                }
            }
        }
        let host = host(200, 100) { Volume() }
        #expect(host.texts == ["soft", "loud"])
        try host.set("Volume", to: 0.75)
        #expect(try host.find("Volume").value == "0.75")
    }
}
