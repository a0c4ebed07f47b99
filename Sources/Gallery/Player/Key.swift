/// What a person pressed.
enum Key: Equatable {
    case next, previous, enter, deleteBackward, quit
    case character(Character)
}

/// Makes keys of the bytes that a terminal sends.
///
/// A key may be several bytes: a letter outside of ASCII, or what an arrow key sends behind an escape.
struct KeyDecoder {
    /// The next byte of the input, if it comes within a moment; nil where it does not.
    let nextByte: () -> UInt8?

    /// The key that begins with a byte; nil for one that means nothing here.
    func key(beginningWith byte: UInt8) -> Key? {
        switch byte {
        case 3, 4: .quit
        case 9: .next
        case 8, 127: .deleteBackward
        case 10, 13: .enter
        case 27: escaped()
        case ..<32: nil
        default: character(beginningWith: byte)
        }
    }

    /// An escape alone quits; behind it stands the name of an arrow key, or of Tab together with Shift.
    private func escaped() -> Key? {
        guard let bracket = nextByte() else { return .quit }
        guard bracket == UInt8(ascii: "[") || bracket == UInt8(ascii: "O") else { return nil }
        var last = nextByte()
        // Keys with modifiers send numbers before the letter that names them.
        while let byte = last, byte < 64 { last = nextByte() }
        switch last {
        case UInt8(ascii: "A"), UInt8(ascii: "D"), UInt8(ascii: "Z"): return .previous
        case UInt8(ascii: "B"), UInt8(ascii: "C"): return .next
        default: return nil
        }
    }

    private func character(beginningWith byte: UInt8) -> Key? {
        let count = byte < 0xC0 ? 0 : byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3
        var bytes = [byte]
        for _ in 0..<count {
            guard let next = nextByte() else { return nil }
            bytes.append(next)
        }
        guard let string = String(validating: bytes, as: UTF8.self), let character = string.first else { return nil }
        return .character(character)
    }
}
