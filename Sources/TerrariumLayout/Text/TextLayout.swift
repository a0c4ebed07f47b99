package import Foundation

/// A text that answers how large it is in any space, and which lines it shows there.
///
/// The text is prepared once, so that it can answer many proposals. A question costs what the shown lines hold; a text
/// that fits into one line is answered without looking at it.
///
/// - Without a width, or with enough of it, each paragraph is one line. Otherwise lines break at word boundaries, and
///   inside words only where a word is longer than a line; spaces at a break hang and do not count.
/// - The width is that of the longest line, not the proposed one. A line is never empty for lack of width: it shows at
///   least one character, which may then be wider than the space.
/// - The height is capped by the line limit and by the lines that fit the proposed height, but at least one is shown. If
///   more text follows, the last line ends with an ellipsis (or starts with it, or has it in its middle).
/// - An empty text has no size at all, as in SwiftUI, unless its style reserves lines. A newline at the end of a text
///   makes an empty line.
/// - A tab counts as four spaces.
/// - A proposal that is not a number counts as 0, like a negative one.
package struct TextLayout: Sendable {
    private enum Content {
        case short
        case prepared(PreparedText)
    }

    /// What the texts of one place share: they point to it, so that each of many thousands stays small.
    package final class Format: Sendable {
        /// The font size, in a text of several runs that of the first.
        package let fontSize: CGFloat
        package let style: TextStyle
        package let metrics: TextMetrics

        package init(fontSize: CGFloat, style: TextStyle, metrics: TextMetrics) {
            self.fontSize = fontSize
            self.style = style
            self.metrics = metrics
        }
    }

    private let text: String
    private let format: Format
    private let content: Content
    /// The size of the text in one line; `nil` if it has several paragraphs or reserves more lines.
    private let oneLine: CGSize?

    /// Prepares a text in one font size.
    package init(_ string: String, fontSize: CGFloat, style: TextStyle = TextStyle(), metrics: TextMetrics) {
        self.init(string, format: Format(fontSize: fontSize, style: style, metrics: metrics))
    }

    /// Prepares a text in one font size.
    package init(_ string: String, format: Format) {
        self.init(string, runs: [], format: format)
    }

    /// Prepares a text of pieces in several font sizes. A line is as high as its highest piece, on a common baseline.
    package init(_ runs: [TextRun], style: TextStyle, metrics: TextMetrics) {
        if runs.count == 1 {
            self.init(runs[0].string, fontSize: runs[0].fontSize, style: style, metrics: metrics)
            return
        }
        var text = ""
        var starts: [PreparedText.Run] = []
        for run in runs where !run.string.isEmpty {
            starts.append(.init(start: text.utf8.count, fontSize: run.fontSize))
            text += run.string.expandingTabs
        }
        let fontSize = starts.first?.fontSize ?? runs.first?.fontSize ?? 0
        self.init(text, runs: starts, format: Format(fontSize: fontSize, style: style, metrics: metrics))
    }

    private init(_ string: String, runs: [PreparedText.Run], format: Format) {
        self.format = format
        let (style, metrics, fontSize) = (format.style, format.metrics, format.fontSize)
        if runs.count <= 1, ASCIIAtoms.canRead(string) {
            text = string
            content = .short
            let width = CGFloat(string.utf8.count) * metrics.columnWidth(fontSize: fontSize)
            let height = string.isEmpty ? 0 : metrics.lineHeight(fontSize: fontSize)
            let leastForReserve = string.isEmpty ? 0 : 1
            oneLine = style.usableMinimumLines <= leastForReserve ? CGSize(width: width, height: height) : nil
            return
        }
        var native = string.expandingTabs
        native.makeContiguousUTF8()
        let prepared = PreparedText(native, runs: runs.isEmpty ? [.init(start: 0, fontSize: fontSize)] : runs)
        text = native
        content = .prepared(prepared)
        oneLine = style.usableMinimumLines <= 1 ? prepared.sizeInOneLine(metrics) : nil
    }

    private var style: TextStyle { format.style }
    private var metrics: TextMetrics { format.metrics }

    /// Whether there is no text at all.
    package var isEmpty: Bool { text.isEmpty }

    /// How large the text is in a proposed space.
    package func size(for proposal: ProposedViewSize) -> CGSize {
        if let oneLine, oneLine.width <= TextLayout.space(proposal.width) { return oneLine }
        return fitted(into: proposal) { _ in }.size
    }

    /// The size wherever the text has room for one line.
    package var steadySize: _SteadySize? {
        oneLine.map { _SteadySize($0, least: CGSize(width: $0.width, height: 0)) }
    }

    /// The lines that are shown in a frame of a given size.
    package func lines(in size: CGSize) -> [TextLine] {
        var lines: [TextLine] = []
        if isEmpty { return lines }
        let available = TextLayout.space(size.width)
        _ = fitted(into: ProposedViewSize(size)) { line in
            let x = style.lineOrigin(width: line.width, in: available)
            lines.append(TextLine(text: string(of: line), x: x, y: line.y, width: line.width, height: line.height))
        }
        return lines
    }

    /// The distance from the top of a frame to the baseline of the first line.
    package func firstBaseline(in size: CGSize) -> CGFloat {
        if let oneLine, oneLine.width <= TextLayout.space(size.width) {
            return metrics.baseline(lineHeight: oneLine.height)
        }
        return metrics.baseline(lineHeight: fitted(into: ProposedViewSize(size)) { _ in }.firstLineHeight)
    }

    /// The distance from the top of a frame to the baseline of the last line.
    package func lastBaseline(in size: CGSize) -> CGFloat {
        if let oneLine, oneLine.width <= TextLayout.space(size.width) {
            return metrics.baseline(lineHeight: oneLine.height)
        }
        let fitted = fitted(into: ProposedViewSize(size)) { _ in }
        return fitted.lastLineY + metrics.baseline(lineHeight: fitted.lastLineHeight)
    }
}

extension TextLayout {
    /// Finds the lines at the largest scale at which nothing is cut off, or else at the smallest one.
    private func fitted(into proposal: ProposedViewSize, body: (FittedLine) -> Void) -> FittedText {
        let space = CGSize(
            width: TextLayout.space(proposal.width), height: TextLayout.space(proposal.height))
        let smallest = style.minimumScaleFactor
        guard smallest < 1, metrics.dependsOnFontSize else { return fitted(into: space, scale: 1, body: body) }
        if !fitted(into: space, scale: 1, body: { _ in }).isTruncated {
            return fitted(into: space, scale: 1, body: body)
        }
        // Whole hundredths, so that the same text gets the same scale in the space that it asked for.
        var low = Int((max(smallest, 0) * 100).rounded(.up))
        var high = 100
        while high - low > 1 {
            let middle = (low + high) / 2
            let isTruncated = fitted(into: space, scale: CGFloat(middle) / 100) { _ in }.isTruncated
            if isTruncated { high = middle } else { low = middle }
        }
        return fitted(into: space, scale: CGFloat(low) / 100, body: body)
    }

    private func fitted(into space: CGSize, scale: CGFloat, body: (FittedLine) -> Void) -> FittedText {
        switch content {
        case .short:
            let unit = metrics.unit(fontSize: format.fontSize * scale)
            let truncator = TextTruncator(text: text, runStarts: [], metrics: LineMetrics(unit))
            let fitter = LineFitter(space: space, style: style, truncator: truncator)
            let result = text.utf8.withContiguousStorageIfAvailable {
                fitter.fit(ASCIIAtoms($0, unit: unit), body: body)
            }
            if let result { return result }
            // A string that is bridged from elsewhere has no bytes to show.
            let prepared = PreparedText(text, runs: [.init(start: 0, fontSize: format.fontSize)])
            return fitter.fit(PreparedAtoms(prepared, metrics: LineMetrics(unit)), body: body)
        case .prepared(let prepared):
            let lineMetrics = prepared.lineMetrics(metrics, scale: scale)
            let truncator = TextTruncator(text: text, runStarts: prepared.runStarts, metrics: lineMetrics)
            let fitter = LineFitter(space: space, style: style, truncator: truncator)
            return fitter.fit(PreparedAtoms(prepared, metrics: lineMetrics), body: body)
        }
    }

    /// A proposed length as layout uses it: infinite where nothing is proposed, 0 for what is not a positive number.
    private static func space(_ length: CGFloat?) -> CGFloat {
        guard let length else { return .infinity }
        return length > 0 ? length : 0
    }

    private func string(of line: FittedLine) -> String {
        let before = text.substring(line.range)
        guard let after = line.rangeAfterEllipsis else { return String(before) }
        return before + TextTruncator.ellipsis + text.substring(after)
    }
}

extension PreparedText {
    fileprivate func lineMetrics(_ metrics: TextMetrics, scale: CGFloat) -> LineMetrics {
        if runs.count == 1 { return LineMetrics(metrics.unit(fontSize: runs[0].fontSize * scale)) }
        return LineMetrics(runs.map { metrics.unit(fontSize: $0.fontSize * scale) })
    }

    /// The size of the text if it is one paragraph.
    fileprivate func sizeInOneLine(_ metrics: TextMetrics) -> CGSize? {
        let units = lineMetrics(metrics, scale: 1)
        var size = CGSize.zero
        for atom in atoms {
            if atom.breakAfter == .newline { return nil }
            size.width += CGFloat(atom.columns + atom.spaceColumns) * units[atom.run].width
            size.height = max(size.height, units[atom.run].height)
        }
        return size
    }
}

extension TextMetrics {
    fileprivate func unit(fontSize: CGFloat) -> LineMetrics.Unit {
        LineMetrics.Unit(width: columnWidth(fontSize: fontSize), height: lineHeight(fontSize: fontSize))
    }
}

extension String {
    /// The text with four spaces in place of each tab.
    fileprivate var expandingTabs: String {
        utf8.contains(0x09) ? replacing("\t", with: "    ") : self
    }

    /// A part given in UTF-8 bytes.
    fileprivate func substring(_ range: Range<Int>) -> Substring {
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        return self[start..<utf8.index(start, offsetBy: range.count)]
    }
}
