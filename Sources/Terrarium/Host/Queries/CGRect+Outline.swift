import Foundation

extension CGRect {
    /// `8,24 48x16`, as outlines print frames.
    var outline: String {
        var buffer = OutlineBuffer()
        buffer.append(number: origin.x)
        buffer.append("," as Unicode.Scalar)
        buffer.append(number: origin.y)
        buffer.append(" " as Unicode.Scalar)
        buffer.append(number: width)
        buffer.append("x" as Unicode.Scalar)
        buffer.append(number: height)
        return buffer.string
    }

    var center: CGPoint { CGPoint(x: midX, y: midY) }
}
