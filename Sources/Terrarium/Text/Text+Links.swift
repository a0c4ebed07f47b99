import Foundation
import TerrariumLayout

extension Text {
    /// The links in the text, as lines of their own below it, so that they can be found and followed.
    func links(of resolved: Resolved, in context: LeafContext) -> [SnapshotNode] {
        guard resolved.text.runs.contains(where: { $0.attributes.link != nil }) else { return [] }
        let place = LinkPlace(characters: Array(resolved.text.string), lines: resolved.lines(in: context.node.size))
        var end = 0
        return resolved.text.runs.compactMap { run in
            let range = end..<end + run.string.count
            end = range.upperBound
            guard let url = run.attributes.link else { return nil }
            return SnapshotNode(
                kind: "link", text: run.string, attributes: [SnapshotAttribute("to", string: url.absoluteString)],
                actions: ["tap"], frame: place.frame(of: range), interaction: TextLink(url, in: context.node))
        }
    }
}

/// Finds where a part of a text stands on its lines.
private struct LinkPlace {
    let characters: [Character]
    let lines: [TextLine]

    /// The frame of the part as far as it stands on one line; nothing where it was cut off.
    func frame(of range: Range<Int>) -> CGRect {
        var position = 0
        for line in lines {
            let shown = Array(line.text)
            // Spaces at the end of a line are not shown.
            while position < characters.count, let first = shown.first, characters[position] != first { position += 1 }
            let part = range.clamped(to: position..<min(position + shown.count, characters.count))
            if !part.isEmpty {
                let before = width(of: shown[..<(part.lowerBound - position)], on: line)
                let own = width(of: shown[(part.lowerBound - position)..<(part.upperBound - position)], on: line)
                return CGRect(x: line.x + before, y: line.y, width: own, height: line.height)
            }
            position += shown.count
        }
        return CGRect(x: lines.last?.x ?? 0, y: lines.last?.y ?? 0, width: 0, height: 0)
    }

    /// The width of a part of a line, in proportion to its characters.
    private func width(of part: ArraySlice<Character>, on line: TextLine) -> CGFloat {
        let all = CharacterWidth.columns(of: line.text)
        return all == 0 ? 0 : line.width * CGFloat(CharacterWidth.columns(of: String(part))) / CGFloat(all)
    }
}

/// The way from a link's line back to the text: a tap opens its URL.
private final class TextLink: NodeInteraction, @unchecked Sendable {
    private let url: URL

    init(_ url: URL, in node: Node) {
        self.url = url
        super.init(node)
    }

    override func perform(_ action: HostAction) throws -> Bool {
        guard case .tap = action, let node else { return false }
        let url = url
        let open = UncheckedBox(node.scope.openURL)
        onMainActor { open.value(url) }
        return true
    }
}
