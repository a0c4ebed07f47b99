import SwiftUI
import Testing

/// Asserts what an outline prints of a view in a window of 200 × 100 points, without the window's own line.
@MainActor
func checkOutline<Content: View>(
    _ view: Content, _ expected: String, style: OutlineStyle = .layout,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { view }
    let lines = host.outline(style).split(separator: "\n").dropFirst().map { $0.dropFirst(2) }
    #expect(lines.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
}

/// Asserts that a modifier records these words on the line of a text, and changes nothing else.
@MainActor
func checkRecorded<Content: View>(
    _ view: Content, _ words: String, sourceLocation: SourceLocation = #_sourceLocation
) {
    checkOutline(
        view, #"Text "x" "# + (words.isEmpty ? "" : words + " ") + "@96,42 8x16", sourceLocation: sourceLocation)
}
