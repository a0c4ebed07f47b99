import Foundation
import TerrariumLayout
import Testing

struct LazyLengthsTests {
    @Test func unmeasuredLinesCountTheFallback() {
        let lengths = LazyLengths(count: 4, gap: 2, fallback: 10)
        #expect(lengths.total == 46)
        #expect(lengths.start(of: 2) == 24)
        #expect(lengths.length(of: 3) == 10)
    }

    @Test func unmeasuredLinesCountTheMeanOfTheOthers() {
        var lengths = LazyLengths(count: 4, gap: 0, fallback: 10)
        lengths.set(20, at: 0)
        lengths.set(40, at: 2)
        #expect(lengths.estimate == 30)
        #expect(lengths.total == 120)
        #expect((0...4).map { lengths.start(of: $0) } == [0, 20, 50, 90, 120])
        lengths.set(100, at: 2)
        #expect(lengths.start(of: 3) == 180)
        #expect(lengths.isMeasured(2))
        #expect(!lengths.isMeasured(3))
    }

    @Test(
        arguments: [
            (-5, 0), (0, 0), (9, 0), (10, 0), (11, 0), (12, 1), (23.9, 1), (24, 2), (46, 3), (1000, 3),
        ] as [(CGFloat, Int)])
    func findsTheLineAtAnOffset(_ offset: CGFloat, _ expected: Int) {
        #expect(LazyLengths(count: 4, gap: 2, fallback: 10).index(at: offset) == expected)
    }

    @Test(
        arguments: [
            (0, 10, 0..<1), (0, 12, 0..<1), (0, 12.1, 0..<2), (10, 12, 1..<1), (9, 13, 0..<2), (12, 46, 1..<4),
            (-20, 0, 0..<0), (-20, 1, 0..<1), (46, 100, 4..<4), (45, 1e9, 3..<4), (5, 5, 0..<0), (9, 3, 0..<0),
        ] as [(CGFloat, CGFloat, Range<Int>)])
    func findsTheVisibleLines(_ lower: CGFloat, _ upper: CGFloat, _ expected: Range<Int>) {
        #expect(LazyLengths(count: 4, gap: 2, fallback: 10).lines(from: lower, to: upper) == expected)
    }

    @Test(arguments: [1, 2, 3, 7, 8, 100, 1000])
    func agreesWithAddingUp(_ count: Int) {
        var lengths = LazyLengths(count: count, gap: 3, fallback: 5)
        var values: [CGFloat?] = Array(repeating: nil, count: count)
        for step in 0..<(count * 2) {
            let index = (step * 7919) % count
            let length = CGFloat((step * 31) % 17)
            lengths.set(length, at: index)
            values[index] = length
            if step % 13 == 5 {
                let range = (index / 2)..<index
                lengths.replace(range, with: range.count)
                for replaced in range { values[replaced] = nil }
            }
        }
        let known = values.compactMap(\.self)
        let estimate = lengths.estimate
        #expect(known.count > 4 || estimate == known.reduce(0, +) / CGFloat(known.count))
        var start = CGFloat.zero
        for index in 0..<count {
            #expect((lengths.start(of: index) - start).magnitude < 1e-6)
            #expect(lengths.index(at: start + 0.001) == index || values[index] == 0)
            start += (values[index] ?? estimate) + 3
        }
        #expect((lengths.total - (start - 3)).magnitude < 1e-6)
    }

    @Test func insertsRemovesAndForgets() {
        var lengths = LazyLengths(count: 2, gap: 0, fallback: 10)
        lengths.set(30, at: 0)
        lengths.replace(0..<0, with: 1)
        #expect(lengths.count == 3)
        #expect(lengths.start(of: 2) == 60)
        lengths.replace(1..<2, with: 0)
        #expect(lengths.total == 20)
        lengths.set(7, at: 0)
        lengths.forgetAll()
        #expect(lengths.total == 20)
        lengths.replace(0..<2, with: 0)
        #expect(lengths.total == 0)
        #expect(lengths.lines(from: 0, to: 10) == 0..<0)
    }

    @Test func impossibleLengthsCountAsZero() {
        var lengths = LazyLengths(count: 3, gap: .nan, fallback: -4)
        #expect(lengths.total == 0)
        lengths.set(.nan, at: 0)
        lengths.set(-3, at: 1)
        lengths.set(.infinity, at: 2)
        #expect(lengths.total == 0)
        #expect(lengths.lines(from: 0, to: 10).upperBound == 3)
        #expect(LazyLengths(count: -1, gap: 0, fallback: 1).count == 0)
    }

    @Test func theAverageIsTakenAnewWhenTwiceAsManyLinesAreMeasured() {
        var lengths = LazyLengths(count: 1000, gap: 0, fallback: 10)
        for index in 0..<4 { lengths.set(10, at: index) }
        for index in 4..<7 { lengths.set(50, at: index) }
        #expect(lengths.estimate == 10)
        lengths.set(50, at: 7)
        #expect(lengths.estimate == 30)
        #expect((lengths.total - 30_000).magnitude < 1e-6)
    }

    @Test func aLineThatShowsNothingSaysNothingOfTheOthers() {
        var lengths = LazyLengths(count: 4, gap: 5, fallback: 10)
        lengths.setEmpty(at: 0)
        #expect(lengths.hasMeasured)
        #expect(lengths.estimate == 10)
        // The line takes no gap either.
        #expect(lengths.total == 40)
        lengths.set(20, at: 1)
        #expect(lengths.total == 70)
        lengths.set(8, at: 0)
        #expect(lengths.estimate == 14)
        lengths.setEmpty(at: 1)
        #expect(lengths.estimate == 8)
    }
}
