extension CharacterWidth {
    /// The longest start of a text that fits into a number of columns. No wide character is halved.
    package static func prefix(of text: String, columns: Int) -> Substring {
        var scanner = GraphemeScanner(text)
        var used = 0
        var end = text.startIndex
        while let grapheme = scanner.next() {
            used += grapheme.columns
            if used > columns { break }
            end = scanner.index
        }
        return text[..<end]
    }

    /// What shows of a text through a window that leaves only some of its columns visible.
    ///
    /// A wide character that the edge of the window would halve is replaced by a space.
    package static func clipped(_ text: String, to visible: Range<Int>) -> String {
        var scanner = GraphemeScanner(text)
        var result = ""
        var column = 0
        while column < visible.upperBound {
            let start = scanner.index
            guard let grapheme = scanner.next() else { break }
            let end = column + grapheme.columns
            if column >= visible.lowerBound, end <= visible.upperBound {
                result += text[start..<scanner.index]
            } else if column < visible.upperBound, end > visible.lowerBound {
                result += " "
            }
            column = end
        }
        return result
    }

    /// A text followed by as many spaces as it takes to fill a number of columns; longer texts stay as they are.
    package static func padded(_ text: String, to columns: Int) -> String {
        text + String(repeating: " ", count: max(columns - self.columns(of: text), 0))
    }
}
