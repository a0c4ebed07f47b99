/// The atoms of a short text of printable ASCII characters, found while they are asked for.
///
/// It allocates nothing, so a label in a large tree costs no more than its bytes.
struct ASCIIAtoms: TextAtomSource {
    /// Texts longer than this are better prepared once than read again for each question.
    static let longestText = 256

    private let bytes: UnsafeBufferPointer<UInt8>
    private let unit: LineMetrics.Unit
    private var offset = 0
    private var isFinished = false

    init(_ bytes: UnsafeBufferPointer<UInt8>, unit: LineMetrics.Unit) {
        self.bytes = bytes
        self.unit = unit
    }

    /// Whether a text consists of nothing but printable ASCII characters, and of few.
    static func canRead(_ text: String) -> Bool {
        guard text.utf8.count <= longestText else { return false }
        // A string that is bridged from elsewhere has no bytes to show.
        return text.utf8.withContiguousStorageIfAvailable(areReadable) ?? text.utf8.allSatisfy(isReadable)
    }

    private static func areReadable(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.allSatisfy(isReadable)
    }

    private static func isReadable(_ byte: UInt8) -> Bool {
        (0x20..<0x7F).contains(byte)
    }

    mutating func next() -> TextAtom? {
        if isFinished { return nil }
        var atom = TextAtom(start: offset, run: 0)
        readWord()
        atom.end = offset
        while offset < bytes.count, bytes[offset] == 0x20 { offset += 1 }
        atom.spaceEnd = offset
        atom.columns = atom.end - atom.start
        atom.characters = atom.columns
        atom.spaceColumns = atom.spaceEnd - atom.end
        isFinished = offset == bytes.count
        atom.breakAfter = isFinished ? .end : .allowed
        return atom
    }

    /// Moves to the end of a word: a space, the end of the text, or a hyphen one may break after.
    private mutating func readWord() {
        var wordHasText = false
        while offset < bytes.count, bytes[offset] != 0x20 {
            let breakClass = BreakClass(ascii: bytes[offset])
            offset += 1
            if breakClass.isText {
                wordHasText = true
            } else if breakClass == .hyphen, wordHasText, offset < bytes.count {
                let next = BreakClass(ascii: bytes[offset])
                if BreakClass.allowsBreak(after: .hyphen, before: next, wordHasText: true) { return }
            }
        }
    }

    func unit(of atom: TextAtom) -> LineMetrics.Unit { unit }

    func split(_ atom: TextAtom, columns: Int, always: Bool) -> (head: TextAtom, tail: TextAtom?)? {
        let taken = max(columns, always ? 1 : 0)
        guard taken > 0 else { return nil }
        return atom.split(at: min(atom.start + taken, atom.end), columns: taken, characters: taken)
    }
}
