/// One line of a snapshot, taken apart as far as a comparison needs: its indentation and where its frame stands.
struct SnapshotLine: Equatable {
    let text: String
    /// The number of spaces at the line's start.
    let indentation: Int
    /// The origin of the frame at the line's end: the 8 and 24 of `@8,24 80x16`.
    let origin: Origin?
    /// The line without that origin: equal in two lines of which one has only moved.
    let textWithoutOrigin: String

    struct Origin: Equatable {
        var x: Double
        var y: Double
    }

    init(_ text: String) {
        self.text = text
        indentation = text.utf8.prefix { $0 == UInt8(ascii: " ") }.count
        if let (range, origin) = SnapshotLine.findOrigin(in: text) {
            self.origin = origin
            textWithoutOrigin = String(text[..<range.lowerBound]) + String(text[range.upperBound...])
        } else {
            origin = nil
            textWithoutOrigin = text
        }
    }

    /// The word behind the indentation.
    var kind: Substring {
        text.dropFirst(indentation).prefix { $0 != " " }
    }

    /// The lines of a text. What follows the last line feed counts as a line, so a missing final newline is a difference.
    static func lines(of text: String) -> [SnapshotLine] {
        // By bytes, because CR LF is one Character.
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { SnapshotLine(String(decoding: $0, as: UTF8.self)) }
    }

    private static func findOrigin(in text: String) -> (Range<String.Index>, Origin)? {
        let bytes = text.utf8
        var isQuoted = false
        var isEscaped = false
        var previous = UInt8(ascii: " ")
        for index in bytes.indices {
            let byte = bytes[index]
            if isEscaped {
                isEscaped = false
            } else if isQuoted, byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                isQuoted.toggle()
            } else if !isQuoted, byte == UInt8(ascii: "@"), previous == UInt8(ascii: " ") {
                let start = bytes.index(after: index)
                let end = bytes[start...].firstIndex(of: UInt8(ascii: " ")) ?? bytes.endIndex
                let numbers = text[start..<end].split(separator: ",", omittingEmptySubsequences: false).map {
                    Double($0)
                }
                if numbers.count == 2, let x = numbers[0], let y = numbers[1] {
                    return (start..<end, Origin(x: x, y: y))
                }
            }
            previous = byte
        }
        return nil
    }
}
