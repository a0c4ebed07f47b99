import Foundation
import TerrariumLayout
import Testing

/// A small tree, the size it is offered and the frames that follow.
struct LayoutCase: CustomTestStringConvertible, Sendable {
    let title: String
    let proposal: ProposedViewSize
    let expected: String
    let tree: @Sendable () -> TestElement

    /// - Parameters:
    ///   - width: the window's width; nil lets it hug the content.
    ///   - expected: one frame for each named view, as `name x y width height`, separated by commas or line ends. Fractions
    ///     are written as such: `184/3`. The whole tree is `root`.
    init(
        _ title: String, _ width: CGFloat?, _ height: CGFloat?, _ expected: String,
        tree: @escaping @Sendable () -> TestElement
    ) {
        self.title = title
        proposal = ProposedViewSize(width: width, height: height)
        self.expected = expected
        self.tree = tree
    }

    var testDescription: String { title }

    /// Lays the tree out and compares every frame that is named.
    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let root = tree()
        root.layOut(in: proposal)
        var frames: [String: CGRect] = [:]
        root.forEachFrame { element, frame in
            if let name = element.name { frames[name] = frame }
            if element === root { frames["root"] = frame }
        }
        for line in expected.split(whereSeparator: { $0 == "\n" || $0 == "," }) {
            let words = line.split(separator: " ")
            let numbers = words.dropFirst().map { number(String($0)) }
            guard let name = words.first.map(String.init), numbers.count == 4 else {
                Issue.record("“\(line)” is no frame", sourceLocation: sourceLocation)
                continue
            }
            guard let frame = frames[name] else {
                Issue.record("no view is named \(name)", sourceLocation: sourceLocation)
                continue
            }
            let actual = [frame.minX, frame.minY, frame.width, frame.height]
            let isEqual = zip(actual, numbers).allSatisfy { ($0 - $1).magnitude < 1e-9 }
            #expect(isEqual, "\(name): \(actual), expected \(numbers)", sourceLocation: sourceLocation)
        }
    }

    private func number(_ text: String) -> CGFloat {
        let parts = text.split(separator: "/").map { Double($0) ?? .nan }
        return CGFloat(parts.dropFirst().reduce(parts.first ?? .nan, /))
    }
}
