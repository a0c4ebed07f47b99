/// What a character is to line breaking.
///
/// A short form of the classes of Unicode's line breaking algorithm (UAX 14): those that decide where ordinary text, and
/// Chinese, Japanese and Korean text with their punctuation, may break. Scripts that need a dictionary (Thai, Khmer …)
/// break at spaces only.
enum BreakClass: UInt8 {
    /// Letters, and everything without a rule of its own.
    case alphabetic
    case numeric
    /// Spaces one may break at; zero width spaces too.
    case space
    case newline
    /// No-break spaces and word joiners: no break on either side.
    case glue
    /// Hyphens and dashes: a break is allowed after them inside a word.
    case hyphen
    /// Characters that stand alone: ideographs, kana, Korean syllables, emoji.
    case ideographic
    /// Brackets and quotes that must not end a line.
    case opening, wideOpening
    /// Punctuation, small kana and marks of repetition and length, which must not begin a line.
    case closing, wideClosing
    /// Straight quotes, of which nobody knows whether they open or close.
    case quote
    /// Zero width characters, which belong to the character before them.
    case combining
}

extension BreakClass {
    /// Whether a line may end between two neighbours.
    ///
    /// - Parameter wordHasText: Whether something other than punctuation stands in the word before. A hyphen at the
    ///   start of a word (`-1`, `--flag`) stays with what follows.
    static func allowsBreak(after left: BreakClass, before right: BreakClass, wordHasText: Bool) -> Bool {
        switch (left, right) {
        case (_, .space): false
        case (.space, _): true
        case (_, .combining), (.glue, _), (_, .glue): false
        case (_, .closing), (_, .wideClosing), (.opening, _), (.wideOpening, _): false
        case (.quote, _), (_, .quote): false
        case (.hyphen, .hyphen), (.hyphen, .numeric), (_, .hyphen): false
        case (.hyphen, _): wordHasText
        case (.ideographic, _), (_, .ideographic), (.wideClosing, _), (_, .wideOpening): true
        default: false
        }
    }

    /// Whether a character is text and not mere punctuation.
    var isText: Bool { self == .alphabetic || self == .numeric || self == .ideographic }

    init(ascii byte: UInt8) {
        switch byte {
        case 0x20: self = .space
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .numeric
        case UInt8(ascii: "-"): self = .hyphen
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self = .opening
        case UInt8(ascii: "!"), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"),
            UInt8(ascii: ";"), UInt8(ascii: "?"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "%"):
            self = .closing
        case UInt8(ascii: "\""), UInt8(ascii: "'"): self = .quote
        case 0x0A...0x0D: self = .newline
        case 0..<0x20, 0x7F: self = .combining
        default: self = .alphabetic
        }
    }

    /// The class of a grapheme cluster: that of its first scalar, unless a mark makes a letter of a space.
    init(cluster scalars: Substring.UnicodeScalarView, columns: Int) {
        guard let first = scalars.first else {
            self = .combining
            return
        }
        self.init(first, columns: columns)
        let isAlone = scalars.index(after: scalars.startIndex) == scalars.endIndex
        if self == .space, !isAlone { self = .alphabetic }
    }

    /// The class of a scalar by itself.
    init(_ scalar: Unicode.Scalar, columns: Int) {
        self.init(scalar)
        switch self {
        case .newline, .glue, .space: break
        case _ where columns == 0: self = .combining
        case .alphabetic, .numeric: if columns == 2 { self = .ideographic }
        default: break
        }
    }

    private init(_ scalar: Unicode.Scalar) {
        if scalar.isASCII {
            self.init(ascii: UInt8(scalar.value))
            return
        }
        switch scalar.value {
        case 0x85, 0x2028, 0x2029: self = .newline
        case 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: self = .space
        case 0xA0, 0x2007, 0x202F, 0x2060, 0xFEFF: self = .glue
        case 0x2010, 0x2012...0x2015: self = .hyphen
        case 0xAB, 0x2018, 0x201C, 0x2039: self = .opening
        case 0xBB, 0x2019, 0x201D, 0x203A, 0x2025, 0x2026: self = .closing
        case 0x3001...0x3002, 0x3005, 0x301C, 0x303B, 0x30A0, 0x309B...0x309E, 0x30FB...0x30FE: self = .wideClosing
        case 0x3008...0x3011, 0x3014...0x301B:
            // The brackets come in pairs, the opening one first and even.
            self = scalar.value & 1 == 0 ? .wideOpening : .wideClosing
        case 0x301D: self = .wideOpening
        case 0x301E, 0x301F: self = .wideClosing
        case 0x3041...0x30FF, 0x31F0...0x31FF: self = scalar.isSmallKana ? .wideClosing : .ideographic
        case 0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62: self = .wideOpening
        case 0xFF01, 0xFF05, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF5E, 0xFF60, 0xFF61,
            0xFF63...0xFF65, 0xFF67...0xFF70, 0xFF9E, 0xFF9F:
            self = .wideClosing
        case 0xFF66...0xFF9D: self = .ideographic
        default: self = .alphabetic
        }
    }
}

extension Unicode.Scalar {
    /// Whether this is a small kana, which belongs to the one before it.
    fileprivate var isSmallKana: Bool {
        switch value {
        case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096: true
        case 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6: true
        case 0x31F0...0x31FF: true
        default: false
        }
    }
}
