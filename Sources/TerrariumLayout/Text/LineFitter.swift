import Foundation

/// A line of a text that was fitted into a space.
struct FittedLine {
    /// What is shown before the ellipsis, in UTF-8 bytes; the whole line where nothing is cut off.
    var range: Range<Int>
    /// What is shown after the ellipsis; `nil` where nothing is cut off.
    var rangeAfterEllipsis: Range<Int>?
    var y: CGFloat
    var width: CGFloat
    var height: CGFloat
}

/// What fitting lines into a space amounts to.
struct FittedText {
    var size = CGSize.zero
    var firstLineHeight: CGFloat = 0
    var lastLineY: CGFloat = 0
    var lastLineHeight: CGFloat = 0
    var isTruncated = false
}

/// Fits the lines of a text into a space: as many as the limit and the height allow, but at least one.
struct LineFitter {
    /// The space; infinite where there is no limit.
    let space: CGSize
    let style: TextStyle
    let truncator: TextTruncator

    private static var tolerance: CGFloat { 1e-6 }

    /// Hands out the lines from top to bottom and returns what they amount to.
    func fit<Source: TextAtomSource>(_ source: Source, body: (FittedLine) -> Void) -> FittedText {
        var breaker = LineBreaker(source, width: space.width)
        var result = FittedText()
        var count = 0
        var pending: FittedLine?
        while let line = breaker.next() {
            let y = count == 0 ? 0 : result.size.height + style.usableLineSpacing
            let bottom = y + line.height
            if count > 0, count >= style.usableLineLimit || bottom > space.height + Self.tolerance {
                // Newlines and spaces at the end of a text may vanish without a sign.
                result.isTruncated = !line.isBlank || breaker.hasMoreText()
                break
            }
            if let pending { emit(pending, &result, body) }
            pending = FittedLine(range: line.range, y: y, width: line.width, height: line.height)
            count += 1
            result.size.height = bottom
            if count == 1 { result.firstLineHeight = line.height }
        }
        if var last = pending {
            if result.isTruncated { truncator.truncate(&last, to: space.width, style.truncation) }
            emit(last, &result, body)
        }
        reserveLines(after: count, &result)
        return result
    }

    private func emit(_ line: FittedLine, _ result: inout FittedText, _ body: (FittedLine) -> Void) {
        result.size.width = max(result.size.width, line.width)
        result.lastLineY = line.y
        result.lastLineHeight = line.height
        body(line)
    }

    /// Adds the height of lines that the text does not have but has to leave room for.
    private func reserveLines(after count: Int, _ result: inout FittedText) {
        guard count > 0, count < style.usableMinimumLines else { return }
        let step = style.usableLineSpacing + result.lastLineHeight
        for _ in count..<style.usableMinimumLines {
            guard result.size.height + step <= space.height + Self.tolerance else { return }
            result.size.height += step
        }
    }
}

extension LineBreaker {
    /// Whether anything but blank lines follows. Uses them up.
    fileprivate mutating func hasMoreText() -> Bool {
        while let line = next() {
            if !line.isBlank { return true }
        }
        return false
    }
}
