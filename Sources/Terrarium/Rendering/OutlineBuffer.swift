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
        var divisor: UInt64 = 1
        while integer / divisor >= 10 { divisor *= 10 }
        while divisor > 0 {
            bytes.append(0x30 + UInt8(integer / divisor % 10))
            divisor /= 10
        }
    }

    /// Appends the string in quotes, with everything escaped that would not be seen or would change the line.
    package mutating func append(quoted string: String) {
        let isPlain = string.utf8.allSatisfy { (0x20..<0x7F).contains($0) && $0 != 0x22 && $0 != 0x5C }
        guard isPlain else {
            append(TerrariumLayout.quoted(string))
            return
        }
        append("\"" as Unicode.Scalar)
        append(string)
        append("\"" as Unicode.Scalar)
    }

    /// Appends the string as it is where it reads as one word, else in quotes.
    package mutating func append(word string: String) {
        let isWord =
            !string.isEmpty
            && string.unicodeScalars.allSatisfy { scalar in
                scalar.isASCII
                    ? (0x21..<0x7F).contains(scalar.value) && scalar != "\"" && scalar != "\\"
                    : scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            }
        if isWord {
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
