import TerrariumLayout

/// The bytes of an outline while it is written.
///
/// Everything is appended in place: an outline of 10,000 lines makes no string but itself.
package struct OutlineBuffer {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package var string: String { String(decoding: bytes, as: UTF8.self) }

    package mutating func append(_ byte: Unicode.Scalar) {
        assert(byte.isASCII, "Only ASCII is one byte long.")
        bytes.append(UInt8(truncatingIfNeeded: byte.value))
    }

    package mutating func append(_ string: String) { bytes.append(contentsOf: string.utf8) }

    package mutating func append(spaces count: Int) {
        bytes.append(contentsOf: repeatElement(0x20, count: count))
    }

    /// Appends at most two decimals, without trailing zeros and never `-0`.
    package mutating func append(number: Double) {
        let hundredths = (number * 100).rounded()
        guard hundredths.magnitude < 1e15 else {
            // Infinite, not a number, or so large that there are no decimals to leave out.
            append(number.description)
            return
        }
        if hundredths < 0 { append("-" as Unicode.Scalar) }
        let magnitude = UInt64(hundredths.magnitude)
        append(integer: magnitude / 100)
        let decimals = UInt8(magnitude % 100)
        guard decimals > 0 else { return }
        append("." as Unicode.Scalar)
        bytes.append(0x30 + decimals / 10)
        if decimals % 10 > 0 { bytes.append(0x30 + decimals % 10) }
    }

    private mutating func append(integer: UInt64) {
        if integer < 10 {
            bytes.append(0x30 + UInt8(integer))
        } else if integer < 1_000 {
            if integer >= 100 { bytes.append(0x30 + UInt8(integer / 100)) }
            bytes.append(0x30 + UInt8(integer / 10 % 10))
            bytes.append(0x30 + UInt8(integer % 10))
        } else {
            append(integer: integer / 1_000)
            let rest = integer % 1_000
            bytes.append(0x30 + UInt8(rest / 100))
            bytes.append(0x30 + UInt8(rest / 10 % 10))
            bytes.append(0x30 + UInt8(rest % 10))
        }
    }

    /// Appends the string in quotes, with everything escaped that would not be seen or would change the line.
    package mutating func append(quoted string: String) {
        var string = string
        let isPlain = string.withUTF8 { utf8 in
            guard utf8.allSatisfy({ $0 >= 0x20 && $0.isPlain }) else { return false }
            bytes.append(0x22)
            bytes.append(contentsOf: utf8)
            bytes.append(0x22)
            return true
        }
        if !isPlain { append(TerrariumLayout.quoted(string)) }
    }

    /// Appends the string as it is where it reads as one word, else in quotes.
    package mutating func append(word string: String) {
        var string = string
        let isWord = string.withUTF8 { utf8 in
            guard !utf8.isEmpty, utf8.allSatisfy({ $0 > 0x20 && $0.isPlain }) else { return false }
            bytes.append(contentsOf: utf8)
            return true
        }
        if isWord { return }
        if string.isWordOfAnyScript {
            append(string)
        } else {
            append(quoted: string)
        }
    }

    /// Appends ` name`, or ` name=value`.
    package mutating func append(_ attribute: SnapshotAttribute) {
        append(" " as Unicode.Scalar)
        append(attribute.name)
        switch attribute.value {
        case .none:
            return
        case .word(let word):
            append("=" as Unicode.Scalar)
            append(word: word)
        case .string(let string):
            append("=" as Unicode.Scalar)
            append(quoted: string)
        case .number(let number):
            append("=" as Unicode.Scalar)
            append(number: number)
        }
    }
}

extension UInt8 {
    /// Whether the byte is ASCII that needs no escape inside quotes; the caller looks after space and control characters.
    fileprivate var isPlain: Bool { self < 0x7F && self != 0x22 && self != 0x5C }
}

extension String {
    /// Whether it is made of letters and digits of any script, and of ASCII that needs no quotes.
    fileprivate var isWordOfAnyScript: Bool {
        !isEmpty
            && unicodeScalars.allSatisfy { scalar in
                if let byte = UInt8(exactly: scalar.value), scalar.isASCII { return byte > 0x20 && byte.isPlain }
                return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            }
    }
}
