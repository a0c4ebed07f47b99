package import Foundation

/// One line of a Text as shown.
package struct TextLine: Sendable, Hashable {
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
