import Foundation

extension Path: LosslessStringConvertible {
    /// A path from numbers and letters: `0 0 m 10 0 l 10 10 20 20 30 10 c h`; nil where they make none.
    ///
    /// Coordinates come before their letter: `m` moves, `l` is a line, `q` and `c` are curves, `h` closes, and four
    /// numbers before `re` are a rectangle.
    public init?(_ string: String) {
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
                CGPoint(x: numbers[$0], y: numbers[$0 + 1])
            }
            switch (word, numbers.count) {
            case ("m", 2): move(to: points[0])
            case ("l", 2): addLine(to: points[0])
            case ("q", 4): addQuadCurve(to: points[1], control: points[0])
            case ("c", 6): addCurve(to: points[2], control1: points[0], control2: points[1])
            case ("re", 4): addRect(CGRect(origin: points[0], size: CGSize(width: points[1].x, height: points[1].y)))
            case ("h", 0): closeSubpath()
            default: return nil
            }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
    }

    /// The path as ``init(_:)`` reads it.
    public var description: String {
        elements.map { element in
            switch element {
            case .move(let end): "\(end.words) m"
            case .line(let end): "\(end.words) l"
            case .quadCurve(let end, let control): "\(control.words) \(end.words) q"
            case .curve(let end, let control1, let control2): "\(control1.words) \(control2.words) \(end.words) c"
            case .closeSubpath: "h"
            }
        }
        .joined(separator: " ")
    }
}

extension CGPoint {
    /// Both coordinates, whole numbers without decimals.
    fileprivate var words: String {
        "\(word(x)) \(word(y))"
    }

    private func word(_ coordinate: CGFloat) -> String {
        let number = Double(coordinate)
        return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : number.description
    }
}
