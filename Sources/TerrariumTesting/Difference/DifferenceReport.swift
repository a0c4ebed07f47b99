/// The difference of two snapshots as a person reads it: each change under its ancestors, moved lines folded.
package struct DifferenceReport: Sendable, Equatable {
    /// The report, without a final newline.
    package let text: String

    /// Above this number of printed lines the rest is only counted.
    static let maximumLines = 120

    package init(expected: String, actual: String) {
        let old = SnapshotLine.lines(of: expected)
        let new = SnapshotLine.lines(of: actual)
        let steps = LineAlignment.steps(from: old, to: new)
        var writer = Writer(old: old, new: new, steps: steps)
        for entry in DifferenceReport.entries(of: steps, old, new) { writer.write(entry) }
        text = writer.finished
    }

    /// What the report prints, in order.
    enum Entry: Equatable {
        case changed(old: Int, new: Int)
        case removed(old: Int)
        case inserted(new: Int)
        /// Several lines that moved by the same distance, and the nearest line of the new text that holds them all.
        case moved(count: Int, by: SnapshotLine.Origin, below: Int?)
    }

    /// Lines that moved by the same distance, as far as they are collected.
    private struct Run {
        var entry: Int
        var count = 1
        var distance: SnapshotLine.Origin
        /// The ancestors of all lines, outermost first.
        var ancestors: [Int]
    }

    static func entries(of steps: [LineAlignment.Step], _ old: [SnapshotLine], _ new: [SnapshotLine]) -> [Entry] {
        let parents = parents(of: new)
        var entries: [Entry] = []
        var moved: Run?
        for step in steps {
            switch step {
            case .same(let oldIndex, let newIndex):
                guard let distance = new[newIndex].distance(from: old[oldIndex]) else {
                    // Other spellings of one number: 8 and 8.0.
                    if !old[oldIndex].text.utf8.elementsEqual(new[newIndex].text.utf8) {
                        entries.append(.changed(old: oldIndex, new: newIndex))
                        moved = nil
                    }
                    continue
                }
                let ancestors = ancestors(of: newIndex, parents)
                if var run = moved, run.distance == distance {
                    run.count += 1
                    run.ancestors = zip(run.ancestors, ancestors).prefix { $0 == $1 }.map(\.0)
                    entries[run.entry] = .moved(count: run.count, by: distance, below: run.ancestors.last)
                    moved = run
                } else {
                    // One moved line alone shows more as itself.
                    moved = Run(entry: entries.count, distance: distance, ancestors: ancestors)
                    entries.append(.changed(old: oldIndex, new: newIndex))
                }
            case .changed(let oldIndex, let newIndex):
                entries.append(.changed(old: oldIndex, new: newIndex))
                moved = nil
            case .removed(let oldIndex):
                entries.append(.removed(old: oldIndex))
                moved = nil
            case .inserted(let newIndex):
                entries.append(.inserted(new: newIndex))
                moved = nil
            }
        }
        return entries
    }

    /// For each line the nearest line above it that is indented less.
    private static func parents(of lines: [SnapshotLine]) -> [Int?] {
        var open: [Int] = []
        return lines.indices.map { index in
            while let last = open.last, lines[last].indentation >= lines[index].indentation { open.removeLast() }
            defer { if !lines[index].text.isEmpty { open.append(index) } }
            return open.last
        }
    }

    /// The lines around a line, outermost first.
    private static func ancestors(of index: Int, _ parents: [Int?]) -> [Int] {
        sequence(state: index) { (line: inout Int) -> Int? in
            guard let parent = parents[line] else { return nil }
            line = parent
            return parent
        }
        .reversed()
    }
}

extension DifferenceReport {
    /// Prints entries, each below the ancestors that are not printed yet.
    private struct Writer {
        let old: [SnapshotLine]
        let new: [SnapshotLine]
        private var lines: [String] = []
        private var left = 0
        /// The numbers of the new text's lines that stand in the report.
        private var printed = Set<Int>()
        private let oldParents: [Int?]
        private let newParents: [Int?]
        /// For each line of the old text the line that took its place.
        private var counterparts: [Int: Int] = [:]

        init(old: [SnapshotLine], new: [SnapshotLine], steps: [LineAlignment.Step]) {
            self.old = old
            self.new = new
            oldParents = DifferenceReport.parents(of: old)
            newParents = DifferenceReport.parents(of: new)
            for case .same(let oldIndex, let newIndex) in steps { counterparts[oldIndex] = newIndex }
            for case .changed(let oldIndex, let newIndex) in steps { counterparts[oldIndex] = newIndex }
        }

        var finished: String {
            if lines.isEmpty { return "The bytes differ where both texts read the same: the file is not valid UTF-8." }
            let rest = left == 0 ? [] : ["… and \(left) more \(left == 1 ? "change" : "changes")"]
            return (lines + rest).joined(separator: "\n")
        }

        mutating func write(_ entry: Entry) {
            guard lines.count < DifferenceReport.maximumLines else {
                left += 1
                return
            }
            switch entry {
            case .changed(let oldIndex, let newIndex):
                writeAncestors(ofNew: newIndex)
                let marks = LineMarks(old: old[oldIndex].text, new: new[newIndex].text)
                lines.append("- " + shown(old[oldIndex], isLast: oldIndex == old.count - 1))
                lines.append("+ " + shown(new[newIndex], isLast: newIndex == new.count - 1))
                lines.append("  " + marks.carets)
                if let explanation = marks.explanation { lines.append("  (\(explanation))") }
                printed.insert(newIndex)
            case .removed(let oldIndex):
                writeAncestors(ofOld: oldIndex)
                lines.append("- " + shown(old[oldIndex], isLast: oldIndex == old.count - 1))
            case .inserted(let newIndex):
                writeAncestors(ofNew: newIndex)
                lines.append("+ " + shown(new[newIndex], isLast: newIndex == new.count - 1))
                printed.insert(newIndex)
            case .moved(let count, let distance, let ancestor):
                if let ancestor { writeAncestors(ofNew: ancestor, andItself: true) }
                let indentation = ancestor.map { new[$0].indentation + 2 } ?? 0
                let indent = String(repeating: " ", count: indentation)
                lines.append("  \(indent)… \(count) lines moved by \(distance.inWords)")
            }
        }

        private func shown(_ line: SnapshotLine, isLast: Bool) -> String {
            isLast && line.text.isEmpty ? "(the final newline)" : line.text
        }

        private mutating func writeAncestors(ofNew index: Int, andItself: Bool = false) {
            let chain = DifferenceReport.ancestors(of: index, newParents) + (andItself ? [index] : [])
            for ancestor in chain where printed.insert(ancestor).inserted {
                lines.append("  " + new[ancestor].text)
            }
        }

        /// A removed line's ancestors are shown as the lines that the new text has in their place.
        private mutating func writeAncestors(ofOld index: Int) {
            guard let parent = oldParents[index], let counterpart = counterparts[parent] else { return }
            writeAncestors(ofNew: counterpart, andItself: true)
        }
    }
}

extension SnapshotLine {
    /// How far a line moved that is otherwise the same; `nil` where it stands in its old place.
    fileprivate func distance(from old: SnapshotLine) -> Origin? {
        guard let origin, let oldOrigin = old.origin else { return nil }
        let distance = Origin(
            x: ((origin.x - oldOrigin.x) * 100).rounded() / 100, y: ((origin.y - oldOrigin.y) * 100).rounded() / 100)
        return distance.x == 0 && distance.y == 0 ? nil : distance
    }
}

extension SnapshotLine.Origin {
    /// A distance in words: `16`, as most lines move, for downwards; else `8 up`, `8 left, 4 down`.
    fileprivate var inWords: String {
        if x == 0, y > 0 { return SnapshotLine.Origin.number(y) }
        var parts: [String] = []
        if x != 0 { parts.append("\(SnapshotLine.Origin.number(abs(x))) \(x > 0 ? "right" : "left")") }
        if y != 0 { parts.append("\(SnapshotLine.Origin.number(abs(y))) \(y > 0 ? "down" : "up")") }
        return parts.joined(separator: ", ")
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() && value < 1e15 ? String(Int(value)) : String(value)
    }
}
