import TerrariumLayout

/// Shows where two versions of a line differ.
struct LineMarks: Equatable {
    /// Carets under what is new in the new line, indented like it.
    var carets: String
    /// Both parts spelled with escapes, where eyes cannot tell them apart.
    var explanation: String?

    init(old: String, new: String) {
        let parts = LineMarks.differingParts(old, new)
        carets = LineMarks.carets(under: parts.map(\.new), in: new)
        let hidden = parts.filter { LineMarks.isHidden($0, old: old, new: new) }
        explanation = hidden.first.map { part in
            let before = LineMarks.escaped(old.unicodeScalars[part.old])
            let after = LineMarks.escaped(new.unicodeScalars[part.new])
            return "the file has \"\(before)\" there, this run \"\(after)\""
        }
    }

    private typealias Part = (old: Range<String.Index>, new: Range<String.Index>)

    /// The ranges that differ: word by word where both lines have as many words, else one range.
    private static func differingParts(_ old: String, _ new: String) -> [Part] {
        let oldWords = words(old)
        let newWords = words(new)
        guard oldWords.count == newWords.count else {
            return [narrowed(old, old.startIndex..<old.endIndex, new, new.startIndex..<new.endIndex)]
        }
        return zip(oldWords, newWords).compactMap { oldWord, newWord in
            if old.unicodeScalars[oldWord].elementsEqual(new.unicodeScalars[newWord]) { return nil }
            return narrowed(old, oldWord, new, newWord)
        }
    }

    /// Cuts the common start and end off two ranges.
    private static func narrowed(
        _ old: String, _ oldRange: Range<String.Index>, _ new: String, _ newRange: Range<String.Index>
    ) -> Part {
        var oldPart = old.unicodeScalars[oldRange]
        var newPart = new.unicodeScalars[newRange]
        while let first = oldPart.first, first == newPart.first {
            oldPart.removeFirst()
            newPart.removeFirst()
        }
        while let last = oldPart.last, last == newPart.last {
            oldPart.removeLast()
            newPart.removeLast()
        }
        return (oldPart.startIndex..<oldPart.endIndex, newPart.startIndex..<newPart.endIndex)
    }

    /// The words of a line; a quoted string is one word, spaces between words belong to the word before.
    private static func words(_ line: String) -> [Range<String.Index>] {
        var result: [Range<String.Index>] = []
        var start = line.startIndex
        var isQuoted = false
        var isEscaped = false
        var endsWord = false
        let scalars = line.unicodeScalars
        for index in scalars.indices {
            let scalar = scalars[index]
            if endsWord, scalar != " " {
                result.append(start..<index)
                start = index
                endsWord = false
            }
            if isEscaped {
                isEscaped = false
            } else if isQuoted, scalar == "\\" {
                isEscaped = true
            } else if scalar == "\"" {
                isQuoted.toggle()
            } else if scalar == " ", !isQuoted, index > start {
                endsWord = true
            }
        }
        result.append(start..<line.endIndex)
        return result
    }

    private static func carets(under ranges: [Range<String.Index>], in line: String) -> String {
        var result = ""
        var index = line.startIndex
        for range in ranges {
            // A range may begin inside a character, at one of its combining marks.
            while index < range.lowerBound, line.index(after: index) <= range.lowerBound {
                result += String(repeating: " ", count: CharacterWidth.columns(of: line[index]))
                index = line.index(after: index)
            }
            repeat {
                guard index < line.endIndex else {
                    result += "^"
                    break
                }
                result += String(repeating: "^", count: CharacterWidth.columns(of: line[index]))
                index = line.index(after: index)
            } while index < range.upperBound
        }
        return result
    }

    /// Whether a difference does not show: equal for `==`, blank, or made of characters that draw nothing.
    private static func isHidden(_ part: Part, old: String, new: String) -> Bool {
        let before = old.unicodeScalars[part.old]
        let after = new.unicodeScalars[part.new]
        let drawsNothing = { (scalars: Substring.UnicodeScalarView) in
            scalars.allSatisfy { scalar in
                scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
                    || [.control, .format, .nonspacingMark].contains(scalar.properties.generalCategory)
            }
        }
        return old == new || (drawsNothing(before) && drawsNothing(after))
            || String(before) == String(after)
    }

    private static func escaped(_ scalars: Substring.UnicodeScalarView) -> String {
        scalars.map { scalar in
            scalar.isASCII && scalar.value > 0x20 && scalar.value != 0x7f
                ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
        .joined()
    }
}
