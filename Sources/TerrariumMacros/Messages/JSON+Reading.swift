extension JSON {
    /// Reads one JSON text, which must be the whole of `bytes`.
    init(reading bytes: [UInt8]) throws(JSONError) {
        var reader = JSONReader(bytes: bytes)
        self = try reader.value(depth: 0)
        reader.skipSpace()
        guard reader.position == bytes.count else { throw reader.error("there is text after the value") }
    }
}

/// A recursive reader of JSON.
///
/// Invariant: `position` never exceeds `bytes.count`.
private struct JSONReader {
    let bytes: [UInt8]
    var position = 0

    /// The compiler's messages are four levels deep; the limit keeps a damaged message from overflowing the stack.
    static let deepest = 64

    var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    func error(_ message: String) -> JSONError { JSONError(message: message, offset: position) }

    mutating func skipSpace() {
        while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    /// Steps over `character` if it is next.
    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard current == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    mutating func value(depth: Int) throws(JSONError) -> JSON {
        guard depth < Self.deepest else { throw error("the value is nested too deeply") }
        skipSpace()
        switch current {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .boolean(true))
        case UInt8(ascii: "f"): return try word("false", .boolean(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case nil: throw error("the text ends where a value should be")
        default: return try number()
        }
    }

    mutating func object(depth: Int) throws(JSONError) -> JSON {
        position += 1
        var members: [String: JSON] = [:]
        skipSpace()
        if skip("}") { return .object(members) }
        repeat {
            skipSpace()
            let name = try string()
            skipSpace()
            guard skip(":") else { throw error("a colon is missing after \"\(name)\"") }
            members[name] = try value(depth: depth + 1)
            skipSpace()
        } while skip(",")
        guard skip("}") else { throw error("an object does not end") }
        return .object(members)
    }

    mutating func array(depth: Int) throws(JSONError) -> JSON {
        position += 1
        var elements: [JSON] = []
        skipSpace()
        if skip("]") { return .array(elements) }
        repeat {
            elements.append(try value(depth: depth + 1))
            skipSpace()
        } while skip(",")
        guard skip("]") else { throw error("an array does not end") }
        return .array(elements)
    }

    mutating func word(_ word: String, _ value: JSON) throws(JSONError) -> JSON {
        guard bytes[position...].starts(with: word.utf8) else { throw error("a value is neither a word nor a number") }
        position += word.utf8.count
        return value
    }

    mutating func number() throws(JSONError) -> JSON {
        let start = position
        while let byte = current, Self.numberBytes.contains(byte) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if let integer = Int(text) { return .integer(integer) }
        if let decimal = Double(text) { return .decimal(decimal) }
        position = start
        throw error("a value is neither a word nor a number")
    }

    private static let numberBytes = Set("+-.0123456789eE".utf8)

    mutating func string() throws(JSONError) -> String {
        guard skip("\"") else { throw error("a string is missing") }
        var text: [UInt8] = []
        while let byte = current {
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text.append(contentsOf: String(try escape()).utf8)
            default: text.append(byte)
            }
        }
        throw error("a string does not end")
    }

    /// Reads what follows a backslash.
    mutating func escape() throws(JSONError) -> Unicode.Scalar {
        guard let byte = current else { throw error("a string does not end") }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "u"): return try unicodeEscape()
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        default: throw error("a string holds an unknown escape")
        }
    }

    /// Reads four hexadecimal digits, and four more where the first are half of a pair.
    ///
    /// Half a pair alone becomes the replacement character, as Swift's own decoders have it.
    mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
        let first = try hexadecimal()
        if let scalar = Unicode.Scalar(first) { return scalar }
        let start = position
        if UTF16.isLeadSurrogate(UInt16(first)), skip("\\"), skip("u") {
            let second = UInt16(try hexadecimal())
            if UTF16.isTrailSurrogate(second) {
                return UTF16.decode(UTF16.EncodedScalar([UInt16(first), second]))
            }
        }
        position = start
        return "\u{FFFD}"
    }

    mutating func hexadecimal() throws(JSONError) -> UInt32 {
        let digits = bytes[position...].prefix(4)
        guard digits.count == 4, let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
            throw error("four hexadecimal digits are missing")
        }
        position += 4
        return value
    }
}
