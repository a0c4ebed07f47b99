package import Foundation

/// A piece of text in one font size.
package struct TextRun: Hashable, Sendable {
    package var string: String
    package var fontSize: CGFloat

    package init(_ string: String, fontSize: CGFloat) {
        self.string = string
        self.fontSize = fontSize
    }
}
