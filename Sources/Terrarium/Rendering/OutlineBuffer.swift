import Foundation
import TerrariumLayout

/// The bytes of an outline while it is written.
///
/// Everything is appended in place: an outline of 10,000 lines makes no string but itself. The memory is managed by hand,
/// because an array looks at its owner and its bounds for each of the short pieces of which a line is made.
package struct OutlineBuffer: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity = 1 << 10
    private var count = 0

    package init() {
        start = .allocate(capacity: capacity)
    }

    deinit {
        start.deallocate()
    }

    package var string: String { String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self) }

    package mutating func append(_ byte: Unicode.Scalar) {
        assert(byte.isASCII, "Only ASCII is one byte long.")
        reserve(1)
        write(UInt8(truncatingIfNeeded: byte.value))
    }

    package mutating func append(_ string: String) {
        var string = string
        string.withUTF8 { append($0) }
    }

    package mutating func append(spaces count: Int) {
        reserve(count)
        (start + self.count).update(repeating: 0x20, count: count)
        self.count += count
    }

    /// Appends at most two decimals, without trailing zeros and never `-0`.
    package mutating func append(number: Double) {
        if let whole = Int32(exactly: number) {
            reserve(Self.digits)
            if whole < 0 { write(0x2D) }
            write(digitsOf: UInt64(whole.magnitude))
            return
        }
        let hundredths = (number * 100).rounded()
        guard hundredths.magnitude < 1e15 else {
            // Infinite, not a number, or so large that there are no decimals to leave out.
            append(number.description)
            return
        }
        reserve(Self.digits)
        if hundredths < 0 { write(0x2D) }
        let magnitude = UInt64(hundredths.magnitude)
        write(digitsOf: magnitude / 100)
        let decimals = UInt8(magnitude % 100)
        guard decimals > 0 else { return }
        write(0x2E)
        write(0x30 + decimals / 10)
        if decimals % 10 > 0 { write(0x30 + decimals % 10) }
    }

    /// Appends the string in quotes, with everything escaped that would not be seen or would change the line.
    package mutating func append(quoted string: String) {
        var string = string
        let isPlain = string.withUTF8 { utf8 in
            guard utf8.allSatisfy({ $0 >= 0x20 && $0.isPlain }) else { return false }
            reserve(utf8.count + 2)
            write(0x22)
            append(utf8)
            write(0x22)
            return true
        }
        if !isPlain { append(TerrariumLayout.quoted(string)) }
    }

    /// Appends the string as it is where it reads as one word, else in quotes.
    package mutating func append(word string: String) {
        var string = string
        let isWord = string.withUTF8 { utf8 in
            guard !utf8.isEmpty, utf8.allSatisfy({ $0 > 0x20 && $0.isPlain }) else { return false }
            append(utf8)
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

    // MARK: Bytes

    /// More than the digits of any number that is written here, with a sign, a point and two decimals.
    private static let digits = 24

    /// Makes room for so many bytes more.
    @inline(__always)
    private mutating func reserve(_ more: Int) {
        if count + more > capacity { grow(by: more) }
    }

    @inline(never)
    private mutating func grow(by more: Int) {
        capacity = max(2 * capacity, count + more)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.moveInitialize(from: start, count: count)
        start.deallocate()
        start = larger
    }

    /// Writes a byte for which there is room.
    @inline(__always)
    private mutating func write(_ byte: UInt8) {
        start[count] = byte
        count += 1
    }

    /// Writes a number for which there is room.
    private mutating func write(digitsOf integer: UInt64) {
        if integer < 10 {
            write(0x30 + UInt8(integer))
        } else if integer < 1_000 {
            if integer >= 100 { write(0x30 + UInt8(integer / 100)) }
            write(0x30 + UInt8(integer / 10 % 10))
            write(0x30 + UInt8(integer % 10))
        } else {
            write(digitsOf: integer / 1_000)
            let rest = integer % 1_000
            write(0x30 + UInt8(rest / 100))
            write(0x30 + UInt8(rest / 10 % 10))
            write(0x30 + UInt8(rest % 10))
        }
    }

    @inline(__always)
    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let first = bytes.baseAddress else { return }
        reserve(bytes.count)
        (start + count).update(from: first, count: bytes.count)
        count += bytes.count
    }
}

extension UInt8 {
    /// Whether the byte is ASCII that needs no escape inside quotes; the caller looks after space and control characters.
    @inline(__always)
    var isPlain: Bool { self < 0x7F && self != 0x22 && self != 0x5C }
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
