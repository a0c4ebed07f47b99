import Foundation
import TerrariumLayout

/// The lengths of a lazy container's lines, in a container so long across.
struct LazyLengthTable {
    let minor: CGFloat?
    var lengths: LazyLengths
    /// The greatest length across the lines that was seen.
    var widest: CGFloat = 0
    /// Whether views may have become longer or shorter since they were measured.
    var isStale = false
}

extension LazyContentNode {
    /// The table for a length across the lines, in which at least one line, and all lines in sight, are measured.
    final func settledTable(_ minor: CGFloat?, sight: ClosedRange<CGFloat>?) -> Int {
        while true {
            // A row that turns out to be several views makes other places, and the tables begin anew.
            let before = generation
            let table = table(for: minor)
            if tables[table].lengths.count > 0, !tables[table].lengths.hasMeasured { measure(line: 0, in: table) }
            if generation == before, let sight { measureLines(in: sight, table) }
            if generation == before { return table }
        }
    }

    /// What decided a length: along the lines their own, and how many of them count by the average of the others.
    final func causeOfLines(on axis: Axis) -> String {
        guard axis == self.axis else {
            return proposal[axis] == nil ? Self.asItsLongestView(on: axis) : "the proposal"
        }
        let lengths = tables.first { $0.minor == placementMinor }?.lengths
        guard let lengths, lengths.count > 0 else { return "it is empty" }
        let estimated = (0..<lengths.count).count { !lengths.isMeasured($0) }
        return estimated > 0 ? "its \(lengths.count) lines, \(estimated) not measured" : "its lines"
    }

    /// Stacks ask for the shortest and the longest answer, and then for the one that counts.
    private static var tableLimit: Int { 3 }

    /// What a line counts as long as every row that was made turned out to show nothing.
    private static var unknownLength: CGFloat { 20 }

    private func table(for minor: CGFloat?) -> Int {
        if let index = tables.firstIndex(where: { $0.minor == minor }) {
            if tables[index].isStale { refresh(index) }
            return index
        }
        if tables.count == Self.tableLimit { tables.removeFirst() }
        tables.append(
            LazyLengthTable(
                minor: minor, lengths: LazyLengths(count: lineCount(minor), gap: gap, fallback: Self.unknownLength)))
        let index = tables.count - 1
        measureStandingLines(in: index)
        forEachLine(of: rowSlots, minor) { line in
            if isKnown(line, minor) { measure(line: line, in: index) }
        }
        return index
    }

    /// Asks again what is in sight or always there.
    private func refresh(_ table: Int) {
        tables[table].isStale = false
        measureStandingLines(in: table)
        for line in placedLines where line < tables[table].lengths.count && isBuilt(line, tables[table].minor) {
            measure(line: line, in: table)
        }
    }

    private func measureStandingLines(in table: Int) {
        let minor = tables[table].minor
        forEachLine(of: standingSlots, minor) { line in
            if isBuilt(line, minor) { measure(line: line, in: table) }
        }
    }

    private func forEachLine(of slots: ContiguousArray<Int>, _ minor: CGFloat?, _ body: (Int) -> Void) {
        let count = lineCount(minor)
        var last = -1
        for slot in slots {
            let line = line(ofSlot: slot, minor)
            guard line != last, line < count else { continue }
            last = line
            body(line)
        }
    }

    /// Whether all rows of a line are made.
    private func isBuilt(_ line: Int, _ minor: CGFloat?) -> Bool {
        slots(ofLine: line, minor).allSatisfy { slot in
            if case .pending = slots[slot] { false } else { true }
        }
    }

    /// Whether all views of a line remember what they answered.
    private func isKnown(_ line: Int, _ minor: CGFloat?) -> Bool {
        slots(ofLine: line, minor).allSatisfy { slot in
            standingView(at: slot)?.remembersSize(for: offer(slot, minor)) ?? false
        }
    }

    /// Measures a line; rows in it are made. If that makes other places, nothing is noted.
    final func measure(line: Int, in table: Int) {
        let minor = tables[table].minor
        let before = generation
        var length = CGFloat.zero
        var isEmpty = true
        for slot in slots(ofLine: line, minor) {
            let view = view(at: slot)
            guard generation == before else { return }
            guard let view else { continue }
            isEmpty = false
            let size = view.sizeThatFits(offer(slot, minor))
            length = max(length, size[axis])
            tables[table].widest = max(tables[table].widest, size[axis.crossing])
        }
        if isEmpty {
            tables[table].lengths.setEmpty(at: line)
        } else {
            tables[table].lengths.set(length + adjustment(ofLine: line), at: line)
        }
    }

    /// Measures what is in sight, one line after the other, since each says better which others are.
    private func measureLines(in sight: ClosedRange<CGFloat>, _ table: Int) {
        let before = generation
        // What was out of sight was not asked again when it changed.
        for line in lines(in: sight, table)
        where tables[table].lengths.isMeasured(line) && !placedLines.contains(line) {
            measure(line: line, in: table)
            guard generation == before else { return }
        }
        while let next = unmeasuredLine(in: sight, table) {
            measure(line: next, in: table)
            guard generation == before else { return }
        }
    }

    /// The next line that has to be measured so that what is in sight can be placed.
    private func unmeasuredLine(in sight: ClosedRange<CGFloat>, _ table: Int) -> Int? {
        let minor = tables[table].minor
        let visible = wholeRows(lines(in: sight, table), minor)
        return visible.first { !tables[table].lengths.isMeasured($0) }
            ?? companions(ofLines: visible, minor).first { !tables[table].lengths.isMeasured($0) }
    }

    /// The lines, and those around them that hold other views of the same rows: a row is in sight as a whole.
    final func wholeRows(_ lines: Range<Int>, _ minor: CGFloat?) -> Range<Int> {
        guard !lines.isEmpty else { return lines }
        var (first, last) = (lines.lowerBound, lines.upperBound - 1)
        while first > 0, isOneRow(first - 1, first, minor) { first -= 1 }
        while last + 1 < lineCount(minor), isOneRow(last, last + 1, minor) { last += 1 }
        return first..<(last + 1)
    }

    /// Whether a row goes on from one line to the next.
    private func isOneRow(_ line: Int, _ next: Int, _ minor: CGFloat?) -> Bool {
        guard let end = slots(ofLine: line, minor).last, let start = slots(ofLine: next, minor).first,
            case .view(_, let row?) = slots[end], case .view(_, let other?) = slots[start]
        else { return false }
        return row === other
    }

    /// The lines of which something lies in sight.
    final func lines(in sight: ClosedRange<CGFloat>, _ table: Int) -> Range<Int> {
        let lengths = tables[table].lengths
        var lines = lengths.lines(from: sight.lowerBound - extraTotal, to: sight.upperBound)
        func start(_ line: Int) -> CGFloat { lengths.start(of: line) + extra(before: line) }
        while let first = lines.first, start(first) + lengths.length(of: first) <= sight.lowerBound,
            lengths.length(of: first) > 0 || start(first) < sight.lowerBound
        {
            lines.removeFirst()
        }
        while let last = lines.last, start(last) >= sight.upperBound { lines.removeLast() }
        return lines
    }
}
