import Foundation
import Testing

@testable import Terrarium

/// How often the nodes of a large tree are measured.
@MainActor
struct MeasuringTests {
    private func measurements(_ rows: Int, _ size: CGSize) -> Int {
        let host = ViewHost(size: size) {
            ScrollView {
                VStack {
                    ForEach(0..<rows, id: \.self) { index in
                        HStack {
                            Text("row \(index)")
                            Spacer()
                            Color.red.frame(width: 20)
                        }
                    }
                }
            }
        }
        return host.runtime.counters.measurements
    }

    @Test func leavesOfALargeTreeAreMeasuredAsOftenAsThoseOfASmallOne() {
        let (few, many) = (1_000, 10_000)
        let small = measurements(few, CGSize(width: 400, height: 800))
        let large = measurements(many, CGSize(width: 400, height: 800))
        #expect(small <= 20 * few)
        #expect(abs(large - 10 * small) <= 200)
    }

    @Test func theWindowsSizeDoesNotMatter() {
        let narrow = measurements(1_000, CGSize(width: 400, height: 300))
        #expect(narrow == measurements(1_000, CGSize(width: 900, height: 1_200)))
    }
}
