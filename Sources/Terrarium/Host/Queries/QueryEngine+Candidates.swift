import Foundation

extension QueryEngine {
    /// The three views in the front that come closest to what a query asks for, the closest first.
    func closest(to query: ViewQuery) -> [Match] {
        guard let wanted = query.matcher.name?.lowercased(), !wanted.isEmpty else { return [] }
        var candidates: [(score: Int, match: Match)] = []
        var lastControl: SnapshotNode?
        walk(seesEverything: query.seesEverything) { line, ancestors in
            // The label that a control took in reads like the control itself.
            if let lastControl, ancestors.last?.node === lastControl, line.kind == "Text" { return }
            lastControl = line.absorbed == nil ? nil : line.node
            let strings = query.matcher.strings(of: line)
            guard let distance = strings.compactMap({ Self.likeness($0.lowercased(), wanted) }).min() else { return }
            let playsPart = query.matcher.asksForKind(of: line)
            candidates.append((2 * distance + (playsPart ? 0 : 1), Match(line: line, ancestors: ancestors)))
        }
        return candidates.enumerated()
            .sorted { ($0.element.score, $0.offset) < ($1.element.score, $1.offset) }
            .prefix(3).map(\.element.match)
    }

    /// The distance of strings that have something in common: of short ones not every character is exchanged.
    static func likeness(_ one: String, _ other: String) -> Int? {
        distance(one, other).flatMap { $0 < max(one.count, other.count) ? $0 : nil }
    }

    /// How far two strings are apart, or nil where they have little in common.
    ///
    /// It is the number of characters to insert, remove or exchange; of a string that contains the other, at most 2.
    static func distance(_ one: String, _ other: String) -> Int? {
        let limit = max(2, min(one.count, other.count, 64) / 3)
        let distance = edits(Array(one.prefix(64)), Array(other.prefix(64)), limit: limit)
        if let distance, distance <= 2 { return distance }
        if one.count > 2, other.count > 2, one.contains(other) || other.contains(one) { return 2 }
        return distance
    }

    private static func edits(_ first: [Character], _ second: [Character], limit: Int) -> Int? {
        guard abs(first.count - second.count) <= limit else { return nil }
        var row = Array(0...second.count)
        for (index, character) in first.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in second.indices {
                let exchange = diagonal + (character == second[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(exchange, diagonal + 1, row[column] + 1)
            }
        }
        return row[second.count] <= limit ? row[second.count] : nil
    }
}

extension ViewQuery.Matcher {
    /// The string to compare with, the name of a type included.
    fileprivate var name: String? {
        switch self {
        case .anything(let name), .text(let name), .button(let name), .link(let name), .field(let name),
            .toggle(let name), .id(let name), .label(let name), .view(_, let name), .roleNamed(_, let name),
            .textContaining(let name):
            name
        case .role: nil
        }
    }

    /// What of a line this matcher would compare with its string.
    fileprivate func strings(of line: FoldedNode) -> [String] {
        switch self {
        case .id: line.identifiers
        case .view: line.node.isCustomView ? [line.kind] : []
        case .role: []
        case .anything, .text, .button, .link, .field, .toggle, .label, .roleNamed, .textContaining:
            [line.shownText, line.label, line.isField ? line.prompt : nil].compactMap(\.self)
        }
    }

    /// Whether the line is of a kind that this matcher accepts, leaving aside its string.
    fileprivate func asksForKind(of line: FoldedNode) -> Bool {
        switch self {
        case .text, .textContaining: line.showsOwnText
        case .roleNamed(let role, _): line.plays(role)
        case .button: line.plays(.button)
        case .link: line.plays(.link)
        case .field: line.isField
        case .toggle: line.plays(.toggle)
        case .anything, .id, .label, .role, .view: true
        }
    }
}
