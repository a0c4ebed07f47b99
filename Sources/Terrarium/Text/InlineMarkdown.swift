import Foundation

/// A piece of a text in which Markdown's inline marks were found.
struct MarkdownRun: Equatable {
    var text: String
    var style: MarkdownStyle = []
    /// Where a link leads.
    var link: String?
    /// The place of the words that agree in number with this piece: `^[3 cat](inflect: true)`.
    var inflection: Int?
}

/// What marks say of a piece of text.
struct MarkdownStyle: OptionSet, Hashable {
    let rawValue: UInt8

    static let emphasised = MarkdownStyle(rawValue: 1)
    static let strong = MarkdownStyle(rawValue: 2)
    static let code = MarkdownStyle(rawValue: 4)
    static let struck = MarkdownStyle(rawValue: 8)
}

/// Reads Markdown's inline marks: `*emphasis*`, `**strong**`, code, `~~struck~~`, links and escapes.
///
/// Headings, lists and other blocks mean nothing here, and white space is kept. The rules are CommonMark's: what does
/// not close is text.
struct InlineMarkdown {
    private var characters: [Character]
    private var position = 0
    private var nodes: [Node] = []
    /// The nodes of opening brackets that wait for their closing one.
    private var brackets: [Int] = []

    private struct Node {
        var text: String
        var style: MarkdownStyle = []
        var link: String?
        var inflection: Int?
        var delimiter: Delimiter?
    }

    /// A row of `*`, `_` or `~`; what is left of it after matching is text.
    private struct Delimiter {
        let mark: Character
        var count: Int
        let opens: Bool
        let closes: Bool
    }

    /// Whether a text may hold any marks at all.
    static func mayHoldMarks(_ text: String) -> Bool {
        text.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
                UInt8(ascii: "\\"), UInt8(ascii: "<"):
                true
            default: false
            }
        }
    }

    /// The pieces of a text, without its marks.
    static func runs(of text: String) -> [MarkdownRun] {
        guard mayHoldMarks(text) else { return text.isEmpty ? [] : [MarkdownRun(text: text)] }
        var reader = InlineMarkdown(characters: Array(text))
        reader.read()
        return reader.finish()
    }

    private init(characters: [Character]) {
        self.characters = characters
    }

    private mutating func read() {
        while position < characters.count {
            let character = characters[position]
            switch character {
            case "\\":
                readEscape()
            case "`":
                readCode()
            case "*", "_", "~":
                readDelimiter(character)
            case "[":
                brackets.append(nodes.count)
                nodes.append(Node(text: "["))
                position += 1
            case "]":
                readLinkEnd()
            case "<":
                readAutomaticLink()
            default:
                append(character)
                position += 1
            }
        }
        matchDelimiters(from: 0)
    }

    /// Joins neighbouring pieces that look alike and leaves out empty ones.
    private func finish() -> [MarkdownRun] {
        var runs: [MarkdownRun] = []
        for node in nodes {
            let text = node.delimiter.map { String(repeating: $0.mark, count: $0.count) } ?? node.text
            guard !text.isEmpty else { continue }
            if let last = runs.last, last.style == node.style, last.link == node.link,
                last.inflection == node.inflection
            {
                runs[runs.count - 1].text += text
            } else {
                runs.append(MarkdownRun(text: text, style: node.style, link: node.link, inflection: node.inflection))
            }
        }
        return runs
    }

    private mutating func append(_ character: Character) {
        if let last = nodes.indices.last, nodes[last].delimiter == nil, nodes[last].style.isEmpty,
            nodes[last].link == nil, nodes[last].inflection == nil, brackets.last != last
        {
            nodes[last].text.append(character)
        } else {
            nodes.append(Node(text: String(character)))
        }
    }

    private mutating func readEscape() {
        let next = position + 1
        if next < characters.count, characters[next].isASCII, characters[next].isMarkdownPunctuation {
            append(characters[next])
            position += 2
        } else {
            append("\\")
            position += 1
        }
    }

    private mutating func readCode() {
        let length = run(of: "`", at: position)
        var end = position + length
        while end < characters.count {
            guard characters[end] == "`" else {
                end += 1
                continue
            }
            let closing = run(of: "`", at: end)
            guard closing == length else {
                end += closing
                continue
            }
            var content = characters[(position + length)..<end]
            // One space on each side lets code begin and end with a backtick.
            if content.count > 2, content.first == " ", content.last == " ", content.contains(where: { $0 != " " }) {
                content = content.dropFirst().dropLast()
            }
            nodes.append(Node(text: String(content), style: .code))
            position = end + closing
            return
        }
        for _ in 0..<length { append("`") }
        position += length
    }

    private mutating func readDelimiter(_ mark: Character) {
        let length = run(of: mark, at: position)
        let before = position > 0 ? characters[position - 1] : " "
        let after = position + length < characters.count ? characters[position + length] : " "
        let opensRight =
            !after.isWhitespace
            && (!after.isMarkdownPunctuation || before.isWhitespace || before.isMarkdownPunctuation)
        let closesLeft =
            !before.isWhitespace
            && (!before.isMarkdownPunctuation || after.isWhitespace || after.isMarkdownPunctuation)
        // An underscore inside a word is part of a name.
        let opens = mark == "_" ? opensRight && (!closesLeft || before.isMarkdownPunctuation) : opensRight
        let closes = mark == "_" ? closesLeft && (!opensRight || after.isMarkdownPunctuation) : closesLeft
        nodes.append(Node(text: "", delimiter: Delimiter(mark: mark, count: length, opens: opens, closes: closes)))
        position += length
    }

    private mutating func readLinkEnd() {
        position += 1
        if let bracket = brackets.last, readInflection(from: bracket) { return }
        guard let bracket = brackets.popLast(), let (destination, end) = linkDestination(at: position) else {
            append("]")
            return
        }
        matchDelimiters(from: bracket + 1)
        nodes[bracket].text = ""
        for index in nodes.indices.dropFirst(bracket + 1) {
            nodes[index].link = destination
        }
        // A link in a link's text is text.
        brackets = []
        position = end
    }

    /// Reads what says that words agree in number: a `^` before the bracket, and `(inflect: true)` behind it.
    private mutating func readInflection(from bracket: Int) -> Bool {
        let mark = Array("(inflect: true)")
        guard bracket > 0, nodes[bracket - 1].text.last == "^", nodes[bracket - 1].delimiter == nil,
            characters.dropFirst(position).prefix(mark.count).elementsEqual(mark)
        else { return false }
        brackets.removeLast()
        nodes[bracket - 1].text.removeLast()
        matchDelimiters(from: bracket + 1)
        nodes[bracket].text = ""
        for index in nodes.indices.dropFirst(bracket + 1) {
            nodes[index].inflection = bracket
        }
        position += mark.count
        return true
    }

    /// The destination in parentheses at a position, and where it ends.
    private func linkDestination(at start: Int) -> (String, Int)? {
        guard start < characters.count, characters[start] == "(" else { return nil }
        var depth = 0
        var index = start + 1
        var destination = ""
        while index < characters.count {
            let character = characters[index]
            switch character {
            case "(":
                depth += 1
            case ")" where depth == 0:
                return (destination.trimmingCharacters(in: CharacterSet(charactersIn: "<>")), index + 1)
            case ")":
                depth -= 1
            case " ":
                // A title in quotes may follow; nobody shows it.
                guard let end = characters[index...].firstIndex(of: ")") else { return nil }
                let title = String(characters[index..<end]).trimmingCharacters(in: .whitespaces)
                guard title.isEmpty || title.hasPrefix("\"") || title.hasPrefix("'") else { return nil }
                return (destination, end + 1)
            default:
                break
            }
            destination.append(character)
            index += 1
        }
        return nil
    }

    private mutating func readAutomaticLink() {
        guard let end = characters[position...].firstIndex(of: ">") else {
            append("<")
            position += 1
            return
        }
        let content = String(characters[(position + 1)..<end])
        let scheme = content.prefix { $0 != ":" }
        let isLink =
            scheme.count > 1 && scheme.count < content.count
            && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            && !content.contains { $0.isWhitespace || $0 == "<" }
        guard isLink else {
            append("<")
            position += 1
            return
        }
        nodes.append(Node(text: content, link: content))
        position = end + 1
    }

    /// Pairs opening and closing rows of marks, the innermost first.
    private mutating func matchDelimiters(from start: Int) {
        var closer = start
        while closer < nodes.count {
            guard let closing = nodes[closer].delimiter, closing.closes, closing.count > 0,
                let opener = opener(for: closer, closing: closing, from: start), let opening = nodes[opener].delimiter
            else {
                closer += 1
                continue
            }
            let isDouble = opening.count > 1 && closing.count > 1
            let style: MarkdownStyle = closing.mark == "~" ? .struck : isDouble ? .strong : .emphasised
            for index in (opener + 1)..<closer {
                nodes[index].style.insert(style)
                // Rows between the two have found no partner: they are text.
                if let lost = nodes[index].delimiter {
                    nodes[index].text = String(repeating: lost.mark, count: lost.count)
                    nodes[index].delimiter = nil
                }
            }
            let used = closing.mark == "~" ? closing.count : isDouble ? 2 : 1
            nodes[opener].delimiter?.count -= used
            nodes[closer].delimiter?.count -= used
        }
        for index in nodes.indices.dropFirst(start) {
            guard let left = nodes[index].delimiter else { continue }
            nodes[index].text = String(repeating: left.mark, count: left.count)
            nodes[index].delimiter = nil
        }
    }

    private func opener(for closer: Int, closing: Delimiter, from start: Int) -> Int? {
        (start..<closer).last { index in
            guard let opening = nodes[index].delimiter, opening.opens, opening.count > 0, opening.mark == closing.mark
            else { return false }
            if closing.mark == "~" { return opening.count == closing.count && closing.count <= 2 }
            // `*a**b*` is one emphasis: rows that open and close do not match when their lengths add up to three.
            let isMixed = opening.closes || closing.opens
            return
                !(isMixed && (opening.count + closing.count).isMultiple(of: 3)
                && !(opening.count.isMultiple(of: 3) && closing.count.isMultiple(of: 3)))
        }
    }

    private func run(of mark: Character, at start: Int) -> Int {
        characters[start...].prefix { $0 == mark }.count
    }
}

extension Character {
    fileprivate var isMarkdownPunctuation: Bool { isPunctuation || isSymbol }
}
