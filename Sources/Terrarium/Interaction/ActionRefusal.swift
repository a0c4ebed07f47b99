/// Why a control did not do what was asked of it. The host tells it as a ``ViewQueryError`` that names the control.
package struct ActionRefusal: Error {
    package let kind: ViewQueryError.Kind
    /// What follows the control's name in the message.
    package let reason: String

    package init(_ kind: ViewQueryError.Kind, _ reason: String) {
        self.kind = kind
        self.reason = reason
    }
}

extension ActionRefusal {
    /// An option that is not there: what comes closest, and what there is.
    ///
    /// `noun` is what the control offers, in the singular: `option`, `item`, `row`.
    static func missing(_ wanted: String, _ noun: String, among names: [String]) -> Self {
        var reason = "has no \(noun) \(quoted(wanted))."
        let close = closest(to: wanted, among: names)
        if !close.isEmpty { reason += "\nClosest: \(list(close))." }
        return Self(.noOption, reason + "\n" + inventory(names, noun))
    }

    /// A tag that no option has.
    static func missing(tag: AnyHashable, _ noun: String, among names: [String], tags: [AnyHashable]) -> Self {
        var reason = "has no \(noun) with the tag \(tag)."
        if let other = tags.first(where: { type(of: $0.base) != type(of: tag.base) }) {
            reason += " The tags are values of \(type(of: other.base)), and \(tag) is one of \(type(of: tag.base))."
        }
        return Self(.noOption, reason + "\n" + inventory(names, noun))
    }

    /// An option that several have in common.
    static func ambiguous(_ wanted: String, _ noun: String, count: Int) -> Self {
        Self(.ambiguous, "has \(count) \(noun)s \(quoted(wanted)), so that it is not clear which one is meant.")
    }

    /// A step that would lead out of the bounds.
    static func atBound(_ action: HostAction, value: String?) -> Self {
        let bound = if case .increment = action { "upper" } else { "lower" }
        return Self(.disabled, "cannot \(action.description): \(value ?? "its value") is its \(bound) bound.")
    }

    private static func inventory(_ names: [String], _ noun: String) -> String {
        if names.isEmpty { return "It has no \(noun)s." }
        let rest = names.count > 12 ? " and \(names.count - 12) more" : ""
        return "Its \(noun)s: \(list(Array(names.prefix(12))))\(rest)."
    }

    private static func closest(to wanted: String, among names: [String]) -> [String] {
        let wanted = wanted.lowercased()
        let ranked = names.enumerated().compactMap { index, name in
            QueryEngine.likeness(name.lowercased(), wanted).map { (score: $0, index: index, name: name) }
        }
        return ranked.sorted { ($0.score, $0.index) < ($1.score, $1.index) }.prefix(3).map(\.name)
    }

    private static func list(_ names: [String]) -> String { names.map { quoted($0) }.joined(separator: ", ") }
}
