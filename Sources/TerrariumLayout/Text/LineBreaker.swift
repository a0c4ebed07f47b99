import Foundation

/// One line as greedy wrapping finds it.
struct BrokenLine {
    /// What is shown, in UTF-8 bytes from the start of the text.
    var range: Range<Int>
    var width: CGFloat
    var height: CGFloat
    /// Whether the line shows nothing but spaces.
    var isBlank: Bool
}

/// Breaks a text into lines, one at a time: greedily at word boundaries, inside words only where they fill a line.
///
/// Words are measured as far as they can fit and no further, so that the work for a line follows what the line holds.
struct LineBreaker<Source: TextAtomSource> {
    private var source: Source
    /// What is left of an atom that was split.
    private var rest: TextAtom?
    private let available: CGFloat

    /// Lines may be this much too long, because sums of fractions are not exact.
    private static var tolerance: CGFloat { 1e-6 }

    init(_ source: Source, width: CGFloat) {
        self.source = source
        available = width + Self.tolerance
    }

    mutating func next() -> BrokenLine? {
        var line = Line()
        while true {
            let wordStart = (source, rest)
            let before = line
            var fits = true
            var last: TextAtom?
            while let atom = nextAtom() {
                last = atom
                line.append(atom, unit: source.unit(of: atom))
                fits = line.width <= available
                if !fits || atom.breakAfter != .none { break }
            }
            guard let last else { return line.finished(within: available) }
            if fits {
                if last.endsParagraph { return line.finished(within: available) }
            } else {
                (source, rest) = wordStart
                line = before
                if line.isEmpty { fillWithWord(&line) }
                if !line.endsParagraph { return line.finished(within: nil) }
                return line.finished(within: available)
            }
        }
    }

    /// Puts as much of a word that is longer than a line into the line as fits, and at least one character.
    private mutating func fillWithWord(_ line: inout Line) {
        while let atom = nextAtom() {
            let unit = source.unit(of: atom)
            let room = available - line.widthWithSpaces
            // What has no width, spaces above all, stays with what is before it however full the line is.
            if atom.columns == 0 || CGFloat(atom.columns) * unit.width <= room {
                line.append(atom, unit: unit)
                if atom.breakAfter == .none { continue }
                return
            }
            // Only a width above zero can exceed the room, so that there is something to divide by.
            let columns = Int(max(room / unit.width, 0))
            guard let (head, tail) = source.split(atom, columns: columns, always: line.isBlank) else {
                rest = atom
                return
            }
            line.append(head, unit: unit)
            rest = tail
            if head.breakAfter != .none { return }
        }
    }

    private mutating func nextAtom() -> TextAtom? {
        if let atom = rest {
            rest = nil
            return atom
        }
        return source.next()
    }
}

/// A line that is being filled.
private struct Line {
    private var start = 0
    private var end = 0
    private var spaceEnd = 0
    /// The width without the spaces at the end.
    private(set) var width: CGFloat = 0
    private(set) var widthWithSpaces: CGFloat = 0
    private var height: CGFloat = 0
    private(set) var isEmpty = true
    private(set) var isBlank = true
    private(set) var endsParagraph = false

    mutating func append(_ atom: TextAtom, unit: LineMetrics.Unit) {
        if isEmpty {
            start = atom.start
            end = atom.start
            isEmpty = false
        }
        if atom.end > atom.start {
            width = widthWithSpaces + CGFloat(atom.columns) * unit.width
            end = atom.end
        }
        widthWithSpaces += CGFloat(atom.columns + atom.spaceColumns) * unit.width
        spaceEnd = atom.spaceEnd
        height = max(height, unit.height)
        if atom.columns > 0 { isBlank = false }
        endsParagraph = atom.endsParagraph
    }

    /// The line as it stands. The spaces at the end of a paragraph count if they fit, those at a break never do.
    func finished(within available: CGFloat?) -> BrokenLine? {
        if isEmpty { return nil }
        let showsSpaces = available.map { widthWithSpaces <= $0 } ?? false
        return BrokenLine(
            range: start..<(showsSpaces ? spaceEnd : end), width: showsSpaces ? widthWithSpaces : width, height: height,
            isBlank: isBlank)
    }
}
