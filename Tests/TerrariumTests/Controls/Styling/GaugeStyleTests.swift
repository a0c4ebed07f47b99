import Foundation
import Terrarium
import Testing

private struct Words: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.minimumValueLabel
            Text(verbatim: "\(configuration.value)")
            configuration.maximumValueLabel
        }
    }
}

@MainActor
struct GaugeStyleTests {
    @Test func aStyleOfOnesOwnIsToldOfTheBounds() {
        let host = host {
            Gauge(value: 5, in: 0...10) {
                Text("Speed")
            } currentValueLabel: {
                Text("5")
            } minimumValueLabel: {
                Text("low")
            } maximumValueLabel: {
                Text("high")
            }
            .gaugeStyle(Words())
        }
        #expect(host.texts == ["low", "0.5", "high"])
    }

    @Test func theLibrarysStylesAreNamed() throws {
        let host = host { Gauge(value: 0.25) { Text("Fuel") }.gaugeStyle(.accessoryCircular) }
        #expect(host.outline(.structure).contains("Gauge \"Fuel\" value=0.25 style=accessoryCircular"))
    }
}
