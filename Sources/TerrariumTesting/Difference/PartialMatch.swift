/// Whether a snapshot contains what a pattern says.
///
/// - The pattern's lines stand in the snapshot in this order, each inside the line that it is indented under. Other lines
///   may stand between.
/// - Indentation is relative: the pattern may begin at any depth, and its lines are as deep below its first as they say.
/// - A pattern line names the start of a line: what follows it, up to a space, may be anything. `…` inside a pattern line
///   stands for any text.
/// - A line of `…` alone begins anew: what follows stands somewhere below what came before, at any depth.
struct PartialMatch {
    /// Why the snapshot does not contain the pattern; `nil` where it does.
    let failure: String?

    init(pattern: String, text: String) {
        let lines = SnapshotLine.lines(of: text)
        let fragments = PartialMatch.fragments(of: pattern)
        guard !fragments.isEmpty else {
            failure = "The pattern is empty, so every snapshot would match. Say which lines must be there."
            return
        }
        var start = 0
        for fragment in fragments {
            var search = Search(pattern: fragment, lines: lines)
            guard let end = search.end(from: start) else {
                failure = search.explanation(from: start)
                return
            }
            start = end
        }
        failure = nil
    }

    /// The parts between lines of `…`, without blank lines.
    private static func fragments(of pattern: String) -> [[SnapshotLine]] {
        SnapshotLine.lines(of: pattern)
            .filter { !$0.text.allSatisfy(\.isWhitespace) }
            .split { $0.content == "…" || $0.content == "..." }
            .map(Array.init)
    }
}

extension PartialMatch {
    /// Looks for one fragment.
    ///
    /// The first line that fits is taken for each line of the fragment. That misses nothing: lines of one depth have
    /// separate lines inside, so a later one never leaves more room for what follows.
    private struct Search {
        let pattern: [SnapshotLine]
        let lines: [SnapshotLine]
        /// For each line of the fragment those directly inside.
        private var children: [[Int]]
        /// The lines of the fragment that stand inside of no other.
        private var roots: [Int] = []
        /// For each line of the fragment its parent inside.
        private var parents: [Int?] = []
        /// For each line of the snapshot the number of the next line that is not inside.
        private let ends: [Int]
        /// How many lines of the fragment were found at most, and where the last of them stands.
        private var best = (count: 0, line: 0)

        init(pattern: [SnapshotLine], lines: [SnapshotLine]) {
            self.pattern = pattern
            self.lines = lines
            children = Array(repeating: [], count: pattern.count)
            var open: [Int] = []
            for index in pattern.indices {
                while let last = open.last, pattern[last].indentation >= pattern[index].indentation {
                    open.removeLast()
                }
                parents.append(open.last)
                if let parent = open.last { children[parent].append(index) } else { roots.append(index) }
                open.append(index)
            }
            var ends = Array(repeating: lines.count, count: lines.count)
            var unfinished: [Int] = []
            for index in lines.indices where !lines[index].text.isEmpty {
                while let last = unfinished.last, lines[last].indentation >= lines[index].indentation {
                    ends[last] = index
                    unfinished.removeLast()
                }
                unfinished.append(index)
            }
            self.ends = ends
        }

        /// The number of the line behind the first place where the fragment stands.
        mutating func end(from start: Int) -> Int? {
            let lowest = pattern.map(\.indentation).min() ?? 0
            // Where the roots after the first are missing for one shift, they are missing for later starts as well.
            var hopelessBefore: [Int: Int] = [:]
            for line in lines.indices.dropFirst(start) {
                let shift = lines[line].indentation - pattern[0].indentation
                if line >= hopelessBefore[shift] ?? 0, matches(0, line), let last = place(0, at: line, shift: shift) {
                    // The other roots stand below, as deep as they say, before something less deep ends the surroundings.
                    let limit = lines[ends[line]...].firstIndex { line in
                        !line.text.isEmpty && line.indentation < lowest + shift
                    }
                    let end = place(roots.dropFirst(), in: (last + 1)..<(limit ?? lines.count), shift: shift)
                    if let end { return max(end, last + 1) }
                    hopelessBefore[shift] = limit ?? lines.count
                }
            }
            return nil
        }

        /// Finds lines for a line of the fragment at a place, and for all inside.
        ///
        /// - Returns: The number of the last line that was needed.
        private mutating func place(_ index: Int, at line: Int, shift: Int) -> Int? {
            if index + 1 > best.count { best = (index + 1, line) }
            guard let end = place(children[index][...], in: (line + 1)..<ends[line], shift: shift) else { return nil }
            return max(line, end - 1)
        }

        /// Finds lines for siblings of the fragment, in order.
        ///
        /// - Returns: The number behind the last line that was needed, or the start of the range where none was.
        private mutating func place(_ siblings: ArraySlice<Int>, in range: Range<Int>, shift: Int) -> Int? {
            var line = range.lowerBound
            for sibling in siblings {
                var found: Int?
                while line < range.upperBound, found == nil {
                    let isDeepEnough = lines[line].indentation == pattern[sibling].indentation + shift
                    if isDeepEnough, matches(sibling, line) { found = place(sibling, at: line, shift: shift) }
                    line = max(line + 1, (found ?? line) + 1)
                }
                if found == nil { return nil }
            }
            return line
        }

        /// Whether a pattern line stands for a line, indentation aside.
        private func matches(_ index: Int, _ line: Int) -> Bool {
            PartialMatch.line(lines[line].content, contains: pattern[index].content)
        }

        func explanation(from start: Int) -> String {
            let wanted = pattern[best.count]
            var parts = ["There is no line like this, where it should stand:", "", "  " + wanted.content, ""]
            if best.count > 0 {
                let place = parents[best.count] == best.count - 1 ? "inside of" : "after"
                parts += ["It should stand \(place):", "", "  " + lines[best.line].content, ""]
            } else if start > 0 {
                parts += ["It should stand below:", "", "  " + lines[start - 1].content, ""]
            }
            let same = lines.indices.filter { PartialMatch.line(lines[$0].content, contains: wanted.content) }
            let similar = lines.indices.filter { lines[$0].kind == wanted.kind && !same.contains($0) }
            if !same.isEmpty {
                parts += ["It stands elsewhere, in other order or depth:", ""]
                parts += same.prefix(3).map { "  line \($0 + 1): \(lines[$0].text)" } + [""]
            } else if !similar.isEmpty {
                parts += ["Lines of that kind:", ""]
                parts += similar.prefix(5).map { "  line \($0 + 1): \(lines[$0].text)" } + [""]
            }
            return parts.joined(separator: "\n")
        }
    }

    /// Whether a line begins with what a pattern says, up to the end of a word; `…` stands for any text.
    static func line(_ line: Substring, contains pattern: Substring) -> Bool {
        let parts = pattern.replacing("...", with: "…").utf8.split(
            separator: "…".utf8, omittingEmptySubsequences: false)
        guard parts.count > 1, let first = parts.first, let last = parts.last else {
            let rest = line.utf8.dropFirst(pattern.utf8.count)
            return line.utf8.starts(with: pattern.utf8) && (rest.isEmpty || rest.first == UInt8(ascii: " "))
        }
        guard line.utf8.starts(with: first) else { return false }
        var rest = line.utf8.dropFirst(first.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let range = rest.firstRange(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        if last.isEmpty { return true }
        // The last part ends a word, as in a pattern without gaps.
        while let range = rest.firstRange(of: last) {
            rest = rest[range.upperBound...]
            if rest.isEmpty || rest.first == UInt8(ascii: " ") { return true }
        }
        return false
    }
}

extension SnapshotLine {
    /// The line without its indentation and without spaces at its end.
    fileprivate var content: Substring {
        var content = text.dropFirst(indentation)
        while content.last == " " { content.removeLast() }
        return content
    }
}
