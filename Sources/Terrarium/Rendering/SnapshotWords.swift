/// How a modifier describes itself, `padding top=8 leading=4`, taken apart into its kind and its arguments.
struct SnapshotWords {
    let first: String
    /// All other words in one string, where they print as they are, with one space between; nil where there are none.
    private(set) var plainRest: String?
    /// The other words, where one of them needs quotes.
    private(set) var rest: [String] = []

    init(_ description: String) {
        let utf8 = description.utf8
        guard let end = utf8.firstIndex(of: 0x20) else {
            first = description
            return
        }
        first = String(description[..<end])
        let words = description[utf8.index(after: end)...]
        if Self.print(words.utf8) {
            plainRest = String(words)
        } else {
            rest = words.split(separator: " ").map(String.init)
        }
    }

    /// Whether the words are separated by single spaces and none needs quotes.
    private static func print(_ bytes: Substring.UTF8View) -> Bool {
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
