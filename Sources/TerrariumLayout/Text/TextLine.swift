package import Foundation

/// One line of a text as it is shown, and where it stands in the text's frame.
package struct TextLine: Hashable, Sendable {
    /// What is shown: without the spaces that hang at a line break, and with the ellipsis where text was cut off.
    package var text: String
    package var x: CGFloat
    package var y: CGFloat
    package var width: CGFloat
    package var height: CGFloat

    package init(text: String, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.text = text
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
