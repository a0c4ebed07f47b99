/// A text as it is shown: its words in a locale, in pieces that look alike.
struct ResolvedText: Equatable, Sendable {
    struct Run: Equatable, Sendable {
        var string: String
        var attributes: TextAttributes
    }

    /// The words.
    private(set) var string: String
    /// The pieces, where the text has more than one or anything was asked of it.
    private(set) var runs: [Run]

    /// A text without attributes.
    init(_ string: String = "") {
        self.string = string
        runs = []
    }

    /// A text in one piece.
    init(_ string: String, _ attributes: TextAttributes) {
        self.string = string
        runs = string.isEmpty || attributes.isPlain ? [] : [Run(string: string, attributes: attributes)]
    }

    /// Whether nothing was asked of any part of the text.
    var isPlain: Bool { runs.isEmpty }

    /// What was asked of all of the text; nil where its parts differ.
    var attributes: TextAttributes? {
        switch runs.count {
        case 0: TextAttributes()
        case 1: runs[0].attributes
        default: nil
        }
    }

    mutating func append(_ string: String, _ attributes: TextAttributes) {
        guard !string.isEmpty else { return }
        if runs.isEmpty, attributes.isPlain {
            self.string += string
            return
        }
        if runs.isEmpty, !self.string.isEmpty {
            runs.append(Run(string: self.string, attributes: TextAttributes()))
        }
        self.string += string
        if let last = runs.indices.last, runs[last].attributes == attributes {
            runs[last].string += string
        } else {
            runs.append(Run(string: string, attributes: attributes))
        }
    }

    /// Adds another text, whose parts keep what was asked of them.
    mutating func append(_ other: ResolvedText, under attributes: TextAttributes = TextAttributes()) {
        guard !other.isPlain else {
            append(other.string, attributes)
            return
        }
        for run in other.runs {
            var inner = run.attributes
            inner.fill(from: attributes)
            append(run.string, inner)
        }
    }

    /// The text with one more thing asked of it.
    mutating func apply(_ modifier: TextModifier) {
        guard !string.isEmpty else { return }
        if runs.isEmpty { runs = [Run(string: string, attributes: TextAttributes())] }
        for index in runs.indices {
            runs[index].attributes.apply(modifier)
        }
    }

    /// Changes the words of the last piece.
    mutating func mapLastString(_ transform: (String) -> String) {
        guard let last = runs.indices.last else {
            string = transform(string)
            return
        }
        runs[last].string = transform(runs[last].string)
        string = runs.map(\.string).joined()
    }

    /// Changes the words of every piece.
    mutating func mapStrings(_ transform: (String) -> String) {
        guard !runs.isEmpty else {
            string = transform(string)
            return
        }
        for index in runs.indices {
            runs[index].string = transform(runs[index].string)
        }
        string = runs.map(\.string).joined()
    }
}
