/// Which lines of two snapshots belong together.
///
/// Lines that differ in the origin of their frame only are taken for the same line: it has moved.
enum LineAlignment {
    /// One step through both texts, in order.
    enum Step: Equatable {
        /// A line of the old text and the same line of the new one, moved or not.
        case same(old: Int, new: Int)
        /// A line that was rewritten.
        case changed(old: Int, new: Int)
        case removed(old: Int)
        case inserted(new: Int)
    }

    /// Above this number of lines that are not common to the start or the end of both texts, lines are compared by number:
    /// the exact search needs time and memory for the square of the differences.
    static let maximumForSearch = 3_000

    static func steps(from old: [SnapshotLine], to new: [SnapshotLine]) -> [Step] {
        // Numbers compare faster than strings, and by bytes.
        var numbers: [[UInt8]: Int] = [:]
        func number(_ line: SnapshotLine) -> Int {
            let key = Array(line.textWithoutOrigin.utf8)
            if let known = numbers[key] { return known }
            numbers[key] = numbers.count
            return numbers.count - 1
        }
        let oldNumbers = old.map(number)
        let newNumbers = new.map(number)
        let head = zip(oldNumbers, newNumbers).prefix { $0 == $1 }.count
        let tail = zip(oldNumbers[head...].reversed(), newNumbers[head...].reversed()).prefix { $0 == $1 }.count
        let oldMiddle = head..<(old.count - tail)
        let newMiddle = head..<(new.count - tail)

        var steps = (0..<head).map { Step.same(old: $0, new: $0) }
        if oldMiddle.count + newMiddle.count > maximumForSearch {
            steps += stepsByNumber(oldMiddle, newMiddle, oldNumbers, newNumbers)
        } else {
            steps += searchedSteps(oldMiddle, newMiddle, oldNumbers, newNumbers) { old[$0].resembles(new[$1]) }
        }
        return steps + (0..<tail).map { .same(old: oldMiddle.upperBound + $0, new: newMiddle.upperBound + $0) }
    }

    private static func searchedSteps(
        _ oldMiddle: Range<Int>, _ newMiddle: Range<Int>, _ oldNumbers: [Int], _ newNumbers: [Int],
        resembles: (_ old: Int, _ new: Int) -> Bool
    ) -> [Step] {
        let difference = newNumbers[newMiddle].difference(from: oldNumbers[oldMiddle])
        var removed = Set<Int>()
        var inserted = Set<Int>()
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(oldMiddle.lowerBound + offset)
            case .insert(let offset, _, _): inserted.insert(newMiddle.lowerBound + offset)
            }
        }
        var steps: [Step] = []
        var old = oldMiddle.lowerBound
        var new = newMiddle.lowerBound
        while old < oldMiddle.upperBound || new < newMiddle.upperBound {
            let oldStart = old
            let newStart = new
            while removed.contains(old) { old += 1 }
            while inserted.contains(new) { new += 1 }
            steps += pairs(oldStart..<old, newStart..<new, resembles)
            if old < oldMiddle.upperBound, new < newMiddle.upperBound {
                steps.append(.same(old: old, new: new))
                old += 1
                new += 1
            }
        }
        return steps
    }

    /// Pairs removed lines with the inserted lines that took their place.
    private static func pairs(
        _ removed: Range<Int>, _ inserted: Range<Int>, _ resembles: (Int, Int) -> Bool
    ) -> [Step] {
        var steps: [Step] = []
        var next = inserted.lowerBound
        for old in removed {
            if let match = (next..<inserted.upperBound).first(where: { resembles(old, $0) }) {
                steps += (next..<match).map { .inserted(new: $0) }
                steps.append(.changed(old: old, new: match))
                next = match + 1
            } else {
                steps.append(.removed(old: old))
            }
        }
        return steps + (next..<inserted.upperBound).map { .inserted(new: $0) }
    }

    private static func stepsByNumber(
        _ oldMiddle: Range<Int>, _ newMiddle: Range<Int>, _ oldNumbers: [Int], _ newNumbers: [Int]
    ) -> [Step] {
        let common = min(oldMiddle.count, newMiddle.count)
        let paired = (0..<common).map { offset -> Step in
            let old = oldMiddle.lowerBound + offset
            let new = newMiddle.lowerBound + offset
            return oldNumbers[old] == newNumbers[new] ? .same(old: old, new: new) : .changed(old: old, new: new)
        }
        return paired + oldMiddle.dropFirst(common).map { .removed(old: $0) }
            + newMiddle.dropFirst(common).map { .inserted(new: $0) }
    }
}

extension SnapshotLine {
    /// Whether a line may be this one rewritten: it stands as deep and is of the same kind.
    fileprivate func resembles(_ other: SnapshotLine) -> Bool {
        indentation == other.indentation && kind == other.kind
    }
}
