import Foundation
import Terrarium
import Testing

@MainActor
struct GaugeTests {
    @Test func theValueIsAFractionOfTheBounds() {
        checkOutline(
            Gauge(value: 25, in: 0...100) { Text("Fuel") }.labelsHidden(), "Gauge \"Fuel\" value=0.25 @0,48 200x4")
    }

    @Test func emptyBoundsCountAsNothing() throws {
        let host = host { Gauge(value: 3, in: 3...3) { Text("Fuel") } }
        #expect(host.outline(.structure).contains("value=0"))
    }
}
