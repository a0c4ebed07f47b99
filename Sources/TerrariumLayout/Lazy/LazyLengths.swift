package import Foundation

/// The lengths of many lines, few of them measured: rows of a list, views of a lazy stack, rows of a lazy grid.
///
/// A line that was not measured counts as long as the measured ones are on average. That average is taken anew each time
/// twice as many lines are measured: far down a list, each new one moves everything that is in sight. Finding the lines in a visible
/// range and setting a length take logarithmic time; inserting and removing lines takes linear time.
package struct LazyLengths: Sendable {
    /// The distance between two lines.
    package let gap: CGFloat

    /// The length of lines while none is measured.
    package let fallback: CGFloat

    /// The measured lengths; nil for a line that is only estimated.
    private var lengths: [CGFloat?]

    /// Sums of measured lengths, and their number, over ranges that end at an index: a binary indexed tree.
    private var sums: [CGFloat] = []
    private var counts: [Int] = []
    /// The lengths by which lines that are not measured are estimated: those of all measured lines that show something.
    private var measuredSum: CGFloat = 0
    private var measuredCount = 0
    private var emptyLines: Set<Int> = []
    private var average: CGFloat = 0
    /// How many lines must be measured for the next average.
    private var nextAverage = 0

    package init(count: Int, gap: CGFloat, fallback: CGFloat) {
        self.gap = gap.finiteOrZero
        self.fallback = max(fallback.finiteOrZero, 0)
        lengths = Array(repeating: nil, count: max(count, 0))
        rebuild()
    }

    package var count: Int { lengths.count }

    /// What a line counts that was not measured.
    package var estimate: CGFloat {
        measuredCount > 0 ? average : fallback
    }

    /// The length of all lines and the distances between them.
    package var total: CGFloat {
        count == 0 ? 0 : max(start(of: count) - gap, 0)
    }

    /// Whether the length of any line is known.
    package var hasMeasured: Bool { measuredCount > 0 || !emptyLines.isEmpty }

    package func isMeasured(_ index: Int) -> Bool {
        lengths[index] != nil
    }

    package func length(of index: Int) -> CGFloat {
        lengths[index] ?? estimate
    }

    /// Where a line starts, measured from the first; for the number of lines, where another one would start.
    package func start(of index: Int) -> CGFloat {
        var sum = CGFloat.zero
        var measured = 0
        var position = index
        while position > 0 {
            sum += sums[position - 1]
            measured += counts[position - 1]
            position &= position - 1
        }
        return sum + CGFloat(index - measured) * estimate + CGFloat(index) * gap
    }

    /// The line at an offset: the last one that starts there or before; the first one for offsets in front of it.
    package func index(at offset: CGFloat) -> Int {
        lastIndex { $0 <= offset }
    }

    /// The lines of which something lies within a range of offsets, ends excluded.
    package func lines(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
        guard count > 0, lower < upper, upper > 0 else { return 0..<0 }
        var first = index(at: lower)
        if start(of: first) + length(of: first) <= lower {
            first += 1
        }
        let last = lastIndex { $0 < upper }
        return first..<max(last + 1, first)
    }

    /// The last line whose start satisfies a condition that holds for all lines before it; the first if none does.
    private func lastIndex(where condition: (CGFloat) -> Bool) -> Int {
        var position = 0
        var start = CGFloat.zero
        var step = 1
        while step * 2 <= count { step *= 2 }
        while step > 0 {
            let next = position + step
            if next < count {
                let length = sums[next - 1] + CGFloat(step - counts[next - 1]) * estimate + CGFloat(step) * gap
                if condition(start + length) {
                    position = next
                    start += length
                }
            }
            step /= 2
        }
        return position
    }
}

extension LazyLengths {
    /// Notes what a line measures. A negative length makes the line closer to the one before, at most as far as the gap
    /// reaches.
    package mutating func set(_ length: CGFloat, at index: Int) {
        let length = max(length.finiteOrZero, min(-gap, 0))
        if emptyLines.remove(index) != nil || lengths[index] == nil {
            measuredCount += 1
            measuredSum += length
        } else {
            measuredSum += length - (lengths[index] ?? 0)
        }
        note(length, at: index)
        renewAverage()
    }

    /// The first few lines always count at once.
    private mutating func renewAverage() {
        guard measuredCount > 0, measuredCount <= 4 || measuredCount >= nextAverage else { return }
        average = measuredSum / CGFloat(measuredCount)
        nextAverage = measuredCount * 2
    }

    /// Notes that a line shows nothing: it takes neither a length nor a gap, and says nothing of the others.
    package mutating func setEmpty(at index: Int) {
        guard emptyLines.insert(index).inserted else { return }
        if let known = lengths[index] {
            measuredCount -= 1
            measuredSum -= known
        }
        note(-gap, at: index)
        renewAverage()
    }

    private mutating func note(_ length: CGFloat, at index: Int) {
        let change = length - (lengths[index] ?? 0)
        let isNew = lengths[index] == nil
        guard change != 0 || isNew else { return }
        lengths[index] = length
        var position = index + 1
        while position <= count {
            sums[position - 1] += change
            counts[position - 1] += isNew ? 1 : 0
            position += position & -position
        }
    }

    /// Replaces lines with others that are not measured yet.
    package mutating func replace(_ range: Range<Int>, with count: Int) {
        let shift = max(count, 0) - range.count
        emptyLines = Set(
            emptyLines.subtracting(range).map { $0 < range.lowerBound ? $0 : $0 + shift })
        lengths.replaceSubrange(range, with: repeatElement(nil, count: max(count, 0)))
        rebuild()
    }

    /// Forgets every length, because the width with which the lines were measured changed.
    package mutating func forgetAll() {
        emptyLines.removeAll()
        lengths = Array(repeating: nil, count: count)
        rebuild()
    }

    private mutating func rebuild() {
        sums = lengths.map { $0 ?? 0 }
        counts = lengths.map { $0 == nil ? 0 : 1 }
        let shown = lengths.indices.filter { lengths[$0] != nil && !emptyLines.contains($0) }
        measuredSum = shown.reduce(0) { $0 + (lengths[$1] ?? 0) }
        measuredCount = shown.count
        nextAverage = 0
        renewAverage()
        for position in 1..<max(count, 1) {
            let parent = position + (position & -position)
            if parent <= count {
                sums[parent - 1] += sums[position - 1]
                counts[parent - 1] += counts[position - 1]
            }
        }
    }
}
