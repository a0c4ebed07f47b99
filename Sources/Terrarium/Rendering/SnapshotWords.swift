/// How a modifier describes itself, `padding top=8 leading=4`, taken apart into its kind and its arguments.
struct SnapshotWords {
    let first: String
    /// All other words in one string, where they print as they are, with one space between; nil where there are none.
    private(set) var plainRest: String?
    /// The other words, where one of them needs quotes.
    private(set) var rest: [String] = []

    init(_ description: String) {
        var description = description
        let parts = description.withUTF8 { utf8 -> (first: String, plainRest: String?)? in
            guard let end = utf8.firstIndex(of: 0x20) else { return nil }
            let words = utf8[(end + 1)...]
            return (
                String(decoding: utf8[..<end], as: UTF8.self),
                Self.print(words) ? String(decoding: words, as: UTF8.self) : nil
            )
        }
        guard let parts else {
            first = description
            return
        }
        first = parts.first
        plainRest = parts.plainRest
        if plainRest == nil { rest = description.split(separator: " ").dropFirst().map(String.init) }
    }

    /// Whether the words are separated by single spaces and none needs quotes.
    private static func print(_ bytes: UnsafeBufferPointer<UInt8>.SubSequence) -> Bool {
        var isInWord = false
        for byte in bytes {
            if byte == 0x20 {
                guard isInWord else { return false }
                isInWord = false
            } else {
                guard byte.isPlain, byte > 0x20 else { return false }
                isInWord = true
            }
        }
        return isInWord
    }
}
