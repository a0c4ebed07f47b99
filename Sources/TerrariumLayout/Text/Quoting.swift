/// A text between quotes in which everything can be seen.
///
/// Quotes and backslashes are escaped, newlines are `\n`, and what does not show is `\u{…}` with upper case digits:
/// control, bidirectional and zero width characters, line and paragraph separators, tags, variation selectors, spaces that
/// look like an ordinary one, and combining marks without a character to stand on. Joiners, variation selectors and tags
/// that make up an emoji stay.
package func quoted(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count + 2)
    result.appendQuoted(text)
    return result
}

extension String {
    /// Appends a text as ``quoted(_:)`` gives it.
    package mutating func appendQuoted(_ text: String) {
        append("\"")
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
            append(text)
        } else {
            appendEscaped(text)
        }
        append("\"")
    }

    private mutating func appendEscaped(_ text: String) {
        let scalars = text.unicodeScalars
        var emoji = EmojiState()
        // A mark would join what the quoting adds: the quote before the text, or an escape sequence.
        var wouldJoinQuoting = true
        var index = scalars.startIndex
        // What needs no escape is copied in one go.
        var plainStart = index
        while index < scalars.endIndex {
            let scalar = scalars[index]
            let next = scalars.index(after: index)
            let isPartOfEmoji = emoji.advance(over: scalar, followedBy: scalars[next...])
            let isUnseen = scalar.isUnseen || (wouldJoinQuoting && scalar.isMark)
            wouldJoinQuoting = scalar == "\"" || scalar == "\\" || (isUnseen && !isPartOfEmoji)
            if wouldJoinQuoting {
                append(contentsOf: text[plainStart..<index])
                append(scalar.escape)
                plainStart = next
            }
            index = next
        }
        append(contentsOf: text[plainStart...])
    }
}

/// Follows a text scalar by scalar and knows which unseen ones an emoji needs.
private struct EmojiState {
    private var previous: Unicode.Scalar?
    /// Whether the scalar before ends an emoji that may be joined to another one.
    private var isAfterEmoji = false
    /// How many tags of a flag are still to come.
    private var tagsLeft = 0

    /// Whether a scalar that does not show belongs to an emoji sequence.
    mutating func advance(over scalar: Unicode.Scalar, followedBy rest: Substring.UnicodeScalarView) -> Bool {
        defer { previous = scalar }
        if scalar.isASCII {
            isAfterEmoji = false
            tagsLeft = 0
            return false
        }
        if tagsLeft > 0 {
            tagsLeft -= 1
            isAfterEmoji = true
            return true
        }
        switch scalar.value {
        case 0xFE0F:
            guard let previous, previous.properties.isEmoji, !previous.properties.isEmojiPresentation else { break }
            isAfterEmoji = !previous.isASCII
            return isAfterEmoji || rest.first?.value == 0x20E3
        case 0x200D:
            guard isAfterEmoji, let next = rest.first, !next.isASCII, next.properties.isEmoji else { break }
            return true
        case 0x1F3F4:
            tagsLeft = EmojiState.lengthOfFlagTags(rest)
        default: break
        }
        isAfterEmoji = scalar.mayBeEmoji && scalar.properties.isEmoji
        return false
    }

    /// The number of tags, with the one that ends them, that make a subdivision flag of a black flag; 0 if they do not.
    private static func lengthOfFlagTags(_ scalars: Substring.UnicodeScalarView) -> Int {
        var count = 0
        for scalar in scalars.prefix(7) {
            switch scalar.value {
            case 0xE0030...0xE0039, 0xE0061...0xE007A: count += 1
            case 0xE007F: return (3...6).contains(count) ? count + 1 : 0
            default: return 0
            }
        }
        return 0
    }
}

extension Unicode.Scalar {
    /// What stands for this between quotes.
    fileprivate var escape: String {
        switch self {
        case "\n": "\\n"
        case "\"", "\\": "\\\(self)"
        default: "\\u{\(String(value, radix: 16, uppercase: true))}"
        }
    }

    /// False for letters of the most common scripts, to spare a look into Unicode's tables.
    fileprivate var mayBeEmoji: Bool {
        switch value {
        case 0xB0..<0x2000, 0x3041..<0x3100, 0x3400..<0xE000: false
        default: true
        }
    }

    /// Whether a reader could not see this in a text, or not tell it from a space.
    fileprivate var isUnseen: Bool {
        switch value {
        case 0x20..<0x7F: return false
        case 0..<0xA1, 0xAD: return true
        case 0xA1..<0x300: return false
        // Number signs that enclose digits are format characters, but they are drawn.
        case 0x600...0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD: return false
        // The full-width space is wide enough to be told from an ordinary one.
        case 0x3000..<0x302A, 0x3041..<0x3097, 0x30A0..<0x3100: return false
        case 0x4E00..<0xA000, 0xAC00..<0xD7A4: return false
        default: break
        }
        if properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint { return true }
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: return true
        default: return false
        }
    }

    /// Whether this is drawn onto the character before it.
    fileprivate var isMark: Bool {
        value >= 0x300 && (properties.isGraphemeExtend || properties.generalCategory == .spacingMark)
    }
}
