/// Walks a text character by character and says of each what layout wants to know.
///
/// ASCII is recognised by its bytes; everything else goes through Swift's own grapheme breaking.
struct GraphemeScanner {
    /// One character: where its UTF-8 ends, and what it is to layout.
    struct Grapheme {
        let end: Int
        let columns: Int
        let breakClass: BreakClass
    }

    private let text: String
    private let endIndex: String.Index

    /// The position of the next character.
    private(set) var index: String.Index

    /// The same position, in UTF-8 bytes from the start of the text.
    private(set) var offset: Int

    init(_ text: String) {
        self.text = text
        index = text.startIndex
        endIndex = text.endIndex
        offset = 0
    }

    /// Walks a part of a text, given in UTF-8 bytes; characters that reach across its edges are cut there.
    init(_ text: String, in range: Range<Int>) {
        self.text = text
        let utf8 = text.utf8
        index = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        endIndex = utf8.index(index, offsetBy: range.count)
        offset = range.lowerBound
    }

    mutating func next() -> Grapheme? {
        guard index < endIndex else { return nil }
        let utf8 = text.utf8
        let byte = utf8[index]
        if byte < 0x80 {
            let after = utf8.index(after: index)
            // An ASCII character before another one is a character by itself, except in the pair CR LF.
            if after == endIndex || (utf8[after] < 0x80 && byte != 0x0D) {
                index = after
                offset += 1
                let columns = byte < 0x20 || byte == 0x7F ? 0 : 1
                return Grapheme(end: offset, columns: columns, breakClass: BreakClass(ascii: byte))
            }
        }
        if let grapheme = nextPlain() { return grapheme }
        let after = min(text.index(after: index), endIndex)
        let scalars = text.unicodeScalars[index..<after]
        let columns = CharacterWidth.columns(ofCluster: scalars)
        let breakClass = BreakClass(cluster: scalars, columns: columns)
        offset += utf8.distance(from: index, to: after)
        index = after
        return Grapheme(end: offset, columns: columns, breakClass: breakClass)
    }

    /// The next character, if it and the one after it are scalars of the kind that never join with each other.
    private mutating func nextPlain() -> Grapheme? {
        let scalars = text.unicodeScalars
        let scalar = scalars[index]
        guard scalar.isPlain else { return nil }
        let after = scalars.index(after: index)
        guard after == endIndex || (after < endIndex && scalars[after].isPlain) else { return nil }
        index = after
        offset += UTF8.width(scalar)
        let columns = CharacterWidth.columns(of: scalar)
        return Grapheme(end: offset, columns: columns, breakClass: BreakClass(scalar, columns: columns))
    }
}

extension Unicode.Scalar {
    /// Whether this is a character by itself next to others of its kind: a letter, syllable or punctuation mark of
    /// the most common scripts, neither a mark nor a part of an emoji.
    fileprivate var isPlain: Bool {
        switch value {
        // Carriage returns join with newlines, the signs © and ® with emoji.
        case 0x20..<0x7F, 0xA0..<0xA9, 0xAF..<0x300: true
        case 0x370..<0x483, 0x5D0..<0x5EB, 0x620..<0x64B: true
        case 0x3000..<0x302A, 0x3041..<0x3097, 0x309B..<0x3100: true
        case 0x3400..<0x4DC0, 0x4E00..<0xA000, 0xAC00..<0xD7A4, 0xFF00..<0xFF9E: true
        default: false
        }
    }
}
