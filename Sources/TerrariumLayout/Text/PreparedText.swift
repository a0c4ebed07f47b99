import Foundation

/// A text of any length, script and number of font sizes, cut into atoms once.
final class PreparedText: Sendable {
    /// Where a run starts in the text, and its font size.
    struct Run: Sendable {
        let start: Int
        let fontSize: CGFloat
    }

    let text: String
    let runs: [Run]
    /// Where the runs start, in the form that truncation asks for.
    let runStarts: [Int]
    let atoms: [TextAtom]

    /// Cuts a text. The starts of the runs ascend from 0 and lie within the text.
    init(_ text: String, runs: [Run]) {
        self.text = text
        self.runs = runs
        runStarts = runs.map(\.start)
        var builder = AtomBuilder()
        for (number, run) in runs.enumerated() {
            let end = number + 1 < runs.count ? runs[number + 1].start : text.utf8.count
            builder.start(run: number, at: run.start)
            var scanner = GraphemeScanner(text, in: run.start..<end)
            while let grapheme = scanner.next() {
                builder.add(grapheme)
            }
        }
        atoms = builder.finish()
    }
}

/// Collects characters into atoms.
private struct AtomBuilder {
    private var atoms: [TextAtom] = []
    private var atom = TextAtom(start: 0, run: 0)
    private var offset = 0
    /// The class of the character before; `nil` at the start of a paragraph.
    private var previous: BreakClass?
    /// Whether the word so far has something other than punctuation.
    private var wordHasText = false

    mutating func start(run: Int, at start: Int) {
        offset = start
        if atom.start == offset { atom.run = run } else { close(.none, run: run) }
    }

    mutating func add(_ grapheme: GraphemeScanner.Grapheme) {
        let breakClass = grapheme.breakClass
        if breakClass == .newline {
            close(.newline, run: atom.run)
            atom.start = grapheme.end
            atom.end = grapheme.end
            atom.spaceEnd = grapheme.end
            offset = grapheme.end
            previous = nil
            wordHasText = false
            return
        }
        if let previous, BreakClass.allowsBreak(after: previous, before: breakClass, wordHasText: wordHasText) {
            allowBreak()
        }
        if breakClass == .space {
            atom.spaceColumns += grapheme.columns
            atom.spaceEnd = grapheme.end
        } else {
            // Spaces that a joining character keeps from hanging belong to the word.
            atom.columns += atom.spaceColumns + grapheme.columns
            if grapheme.columns > 0 { atom.characters += 1 }
            atom.spaceColumns = 0
            atom.end = grapheme.end
            atom.spaceEnd = grapheme.end
        }
        offset = grapheme.end
        wordHasText = wordHasText || breakClass.isText
        if breakClass != .combining {
            previous = breakClass
        } else if previous != .glue {
            previous = previous == .space ? .alphabetic : previous ?? .alphabetic
        }
    }

    mutating func finish() -> [TextAtom] {
        close(.end, run: atom.run)
        return atoms
    }

    /// Marks that a line may end before the next character.
    private mutating func allowBreak() {
        wordHasText = false
        if atom.start < offset {
            close(.allowed, run: atom.run)
        } else if !atoms.isEmpty {
            // The atom before ended here because the font size changes here.
            atoms[atoms.count - 1].breakAfter = .allowed
        }
    }

    private mutating func close(_ breakAfter: TextAtom.Break, run: Int) {
        atom.breakAfter = breakAfter
        atoms.append(atom)
        atom = TextAtom(start: offset, run: run)
    }
}

/// Reads the atoms of a prepared text.
struct PreparedAtoms: TextAtomSource {
    private let prepared: PreparedText
    private let metrics: LineMetrics
    private var position = 0

    init(_ prepared: PreparedText, metrics: LineMetrics) {
        self.prepared = prepared
        self.metrics = metrics
    }

    mutating func next() -> TextAtom? {
        guard position < prepared.atoms.count else { return nil }
        defer { position += 1 }
        return prepared.atoms[position]
    }

    func unit(of atom: TextAtom) -> LineMetrics.Unit { metrics[atom.run] }

    func split(_ atom: TextAtom, columns: Int, always: Bool) -> (head: TextAtom, tail: TextAtom?)? {
        // Finding characters again from the middle of a text may mean to look far back, in a row of flags for one.
        if always, atom.characters <= 1 { return (atom, nil) }
        var scanner = GraphemeScanner(prepared.text, in: atom.start..<atom.end)
        var characters = 0
        var position = atom.start
        var used = 0
        while let grapheme = scanner.next() {
            let fits = used + grapheme.columns <= columns || (always && used == 0)
            if grapheme.columns > 0, !fits { break }
            used += grapheme.columns
            if grapheme.columns > 0 { characters += 1 }
            position = grapheme.end
        }
        guard used > 0 || position == atom.end else { return nil }
        return atom.split(at: position, columns: used, characters: characters)
    }
}
