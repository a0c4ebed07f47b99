/// The smallest piece that line breaking moves as a whole: the part of a word in one font size, and the spaces after it.
struct TextAtom: Sendable {
    /// What may happen after an atom.
    enum Break: UInt8, Sendable {
        /// The word goes on in another font size.
        case none
        case allowed
        /// A newline follows.
        case newline
        /// The text ends.
        case end
    }

    /// Where the atom starts, in UTF-8 bytes from the start of the text.
    var start: Int
    /// Where the part ends that counts when a line breaks after the atom.
    var end: Int
    /// Where the spaces end that hang when a line breaks after the atom.
    var spaceEnd: Int
    var columns: Int
    var spaceColumns: Int
    /// How many characters with a width the atom has.
    var characters: Int
    /// Which run of the text the atom belongs to.
    var run: Int
    var breakAfter: Break

    init(start: Int, run: Int) {
        self.start = start
        self.end = start
        self.spaceEnd = start
        self.columns = 0
        self.spaceColumns = 0
        self.characters = 0
        self.run = run
        self.breakAfter = .none
    }

    /// Whether a line has to end after the atom.
    var endsParagraph: Bool { breakAfter == .newline || breakAfter == .end }
}

/// Where a line breaker gets its atoms from. A copy is a bookmark: it goes on from the same place.
///
/// Invariant: The last atom, and only that one, has the break `.end`; a text that ends with a newline ends with an empty
/// atom after it.
protocol TextAtomSource {
    mutating func next() -> TextAtom?

    /// The widths and heights of an atom's run.
    func unit(of atom: TextAtom) -> LineMetrics.Unit

    /// Cuts an atom so that its head is at most as wide as a number of columns.
    ///
    /// The head has at least one visible character where `always` is true, and is `nil` where it would have none.
    func split(_ atom: TextAtom, columns: Int, always: Bool) -> (head: TextAtom, tail: TextAtom?)?
}

extension TextAtom {
    /// Cuts the atom before a position at which it has a number of columns and of characters.
    func split(at position: Int, columns headColumns: Int, characters headCharacters: Int) -> (
        head: TextAtom, tail: TextAtom?
    ) {
        guard position < end else { return (self, nil) }
        var head = self
        head.end = position
        head.spaceEnd = position
        head.columns = headColumns
        head.spaceColumns = 0
        head.characters = headCharacters
        head.breakAfter = .allowed
        var tail = self
        tail.start = position
        tail.columns -= headColumns
        tail.characters -= headCharacters
        return (head, tail)
    }
}
