import Foundation
import Testing

@testable import TerrariumLayout

@Suite struct TextMetricsTests {
    private static let sizes: [(metrics: TextMetrics, fontSize: CGFloat, width: CGFloat, height: CGFloat)] = [
        (.cells(), 17, 8, 16),
        (.cells(), 1000, 8, 16),
        (.cells(width: 10, height: 20), 17, 10, 20),
        (.cells(width: -1, height: .nan), 17, 0, 0),
        (.cells(width: .infinity, height: 16), 17, 1_000_000, 16),
        (.scaled, 10, 5, 12),
        (.scaled, 12, 6, 15),
        (.scaled, 17, 8.5, 21),
        (.scaled, 20, 10, 24),
        (.scaled, 34, 17, 41),
        (.scaled, 0, 0, 0),
        (.scaled, -5, 0, 0),
        (.scaled, .nan, 0, 0),
        (.scaled, .infinity, 500_000, 1_200_000),
    ]

    @Test(arguments: sizes.indices) func columnAndLine(index: Int) {
        let (metrics, fontSize, width, height) = Self.sizes[index]
        #expect(metrics.columnWidth(fontSize: fontSize) == width)
        #expect(metrics.lineHeight(fontSize: fontSize) == height)
    }

    @Test func wholeFontSizesNeverGainAPointByRounding() {
        for fifths in 1...200 {
            #expect(TextMetrics.scaled.lineHeight(fontSize: CGFloat(fifths * 5)) == CGFloat(fifths * 6))
        }
    }

    @Test func baselineLiesAtThreeQuarters() {
        #expect(TextMetrics.cells().baseline(lineHeight: 16) == 12)
        #expect(TextMetrics.scaled.baseline(lineHeight: 21) == 15.75)
    }

    @Test func equalRulesAreEqual() {
        #expect(TextMetrics.cells() == .cells(width: 8, height: 16))
        #expect(TextMetrics.cells() != .scaled)
        #expect(TextMetrics.cells(width: 8) != .cells(width: 9))
    }
}
