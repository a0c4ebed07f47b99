/// How many columns of a fixed grid a character takes: 0, 1 or 2.
///
/// A character is what a reader takes for one (a grapheme cluster), so a family of four joined by zero width joiners is
/// one character of two columns. Wide are East Asian wide and full-width characters, characters with emoji presentation,
/// flags and keycaps. Control characters and lone combining marks have no width. Characters whose width Unicode calls
/// ambiguous are narrow.
package enum CharacterWidth {
    /// The number of columns of a character.
    package static func columns(of character: Character) -> Int {
        columns(ofCluster: character.unicodeScalars)
    }

    /// The number of columns of a text. Newlines have no width.
    package static func columns(of text: String) -> Int {
        var scanner = GraphemeScanner(text)
        var total = 0
        while let grapheme = scanner.next() {
            total += grapheme.columns
        }
        return total
    }

    /// The number of columns of one grapheme cluster: those of its widest part.
    static func columns(ofCluster scalars: some Sequence<Unicode.Scalar>) -> Int {
        var widest = 0
        var previous: Unicode.Scalar?
        for scalar in scalars {
            switch scalar.value {
            case 0x1F1E6...0x1F1FF: return 2
            case 0xFE0F where previous?.properties.isEmoji == true: return 2
            case 0x20E3 where previous?.properties.isEmoji == true: return 2
            default: widest = max(widest, columns(of: scalar))
            }
            previous = scalar
        }
        return widest
    }

    /// The number of columns of a scalar that stands alone.
    static func columns(of scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300: return 1
        case 0x3400..<0x4DC0, 0x4E00..<0xA000, 0xAC00..<0xD7A4: return 2
        case let value: return columnsByTable(value)
        }
    }

    /// Finds the last change point that is not above the code point.
    private static func columnsByTable(_ value: UInt32) -> Int {
        var low = 0
        var high = changePoints.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if changePoints[middle] >> 2 <= value { low = middle } else { high = middle }
        }
        return Int(changePoints[low] & 3)
    }
}
