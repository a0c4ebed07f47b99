import Foundation
import TerrariumLayout

extension QueryEngine {
    /// Nil where neither the query nor one of its containers asks for an empty string.
    func emptyString(_ query: ViewQuery) -> ViewQueryError? {
        if query.string?.isEmpty == true {
            return ViewQueryError(
                .emptyString, query: query,
                message: "\(query) asks for an empty string. Ask for an identifier, a role or a type instead.")
        }
        for container in query.containers { if let error = emptyString(container) { return error } }
        return nil
    }

    // MARK: Nothing, or too much

    func notFound(_ query: ViewQuery) -> ViewQueryError {
        var message = "\(query) matches nothing in the front."
        for container in query.containers where matches(container).isEmpty {
            message += "\nThere is nothing that \(container) matches to look in."
        }
        if let index = query.index {
            var whole = query
            whole.index = nil
            let count = matches(whole).count
            if count > 0 { message += "\nWithout nth(\(index)) it has \(count) \(count == 1 ? "match" : "matches")." }
        }
        if let value = query.value {
            var whole = query
            whole.value = nil
            let found = matches(whole).prefix(3)
            let values = found.map { "\($0.line.name) has \($0.line.node.value.map { quoted($0) } ?? "none")" }
            if !found.isEmpty {
                message += "\nIts value is not \(quoted(value)): \(values.joined(separator: ", "))."
            }
        }
        let elsewhere = query.seesEverything ? [] : matches(query.anywhere)
        for match in elsewhere.prefix(3) { message += "\n\(reasonUnseen(match))" }
        let candidates = elsewhere.isEmpty ? closest(to: query) : []
        if !candidates.isEmpty {
            message += "\nClosest: \(candidates.map { name($0.line, askedBy: query) }.joined(separator: ", "))."
        }
        message += buttons
        message += excerpt(around: candidates.first ?? elsewhere.first { !isCovered($0) })
        return ViewQueryError(.notFound, query: query, message: message)
    }

    /// For an action on what is there, but behind the front: who covers it. Nil where something else is the matter.
    func unseen(_ query: ViewQuery) -> ViewQueryError? {
        guard !query.seesEverything, let match = matches(query.anywhere).first(where: isCovered) else { return nil }
        let plain = covered(query, match, by: nil)
        return ViewQueryError(.covered, query: query, message: plain.message + buttons + excerpt(around: nil))
    }

    func ambiguous(_ query: ViewQuery, _ matches: [Match]) -> ViewQueryError {
        var message = "\(query) matches \(matches.count) views:"
        for (index, match) in matches.prefix(10).enumerated() {
            message += "\n  \(index)  \(match.line.name) @\(match.line.frame.outline)"
            if let place = match.place { message += " in \(place)" }
        }
        if matches.count > 10 { message += "\n  and \(matches.count - 10) more" }
        message += "\nSay which: .nth(0) is the first, .within(…) asks for the container, .id(…) for an identifier."
        return ViewQueryError(.ambiguous, query: query, message: message)
    }

    // MARK: Found, but out of reach

    func disabled(_ query: ViewQuery, _ match: Match) -> ViewQueryError {
        ViewQueryError(
            .disabled, query: query,
            message: "\(match.line.name) is disabled: it, or a view around it, is marked disabled(true)."
                + path(of: match))
    }

    /// Names what lies in front; nil stands for the front's modal layer.
    func covered(_ query: ViewQuery, _ match: Match, by blocker: Match?) -> ViewQueryError {
        let name = blocker.map(name(ofBlocker:)) ?? frontLayer.map(name(ofLayer:)) ?? "another layer"
        var message = "\(match.line.name) is covered by \(name)"
        if let blocker {
            message += " @\(blocker.line.frame.outline): a tap at its centre, @\(match.line.frame.outline), meets that."
        } else {
            message += ", which has to be closed first."
        }
        return ViewQueryError(.covered, query: query, message: message + path(of: match))
    }

    func offScreen(_ query: ViewQuery, _ match: Match) -> ViewQueryError {
        let frame = match.line.frame
        var message = "\(match.line.name) is off screen: "
        if match.line.flags.contains(.hidden) {
            message = "\(match.line.name) is hidden, so that a person cannot meet it."
        } else if let window = root.frame, !window.contains(frame.center) {
            message += "the centre of its frame @\(frame.outline) lies outside the window @\(window.outline)."
        } else {
            let clip =
                match.ancestors.last { ancestor in
                    // A view that scrolls under bars clips its content there, beyond its own frame.
                    ancestor.node.flags.union(ancestor.context.flags).contains(.clips)
                        || ancestor.node.children.contains { $0.role == .group && $0.flags.contains(.clips) }
                }
                .map(\.name)
                ?? "a view around it"
            message += "the centre of its frame @\(frame.outline) is cut off by \(clip). Scroll to it first."
        }
        return ViewQueryError(.offScreen, query: query, message: message + path(of: match))
    }

    func empty(_ query: ViewQuery, _ match: Match) -> ViewQueryError {
        ViewQueryError(
            .empty, query: query,
            message: "\(match.line.name) is \(match.line.frame.outline) large, so that nothing can meet it."
                + path(of: match))
    }

    func deaf(_ query: ViewQuery, _ match: Match) -> ViewQueryError {
        ViewQueryError(
            .noAction, query: query,
            message: "\(match.line.name) takes no taps: it, or a view around it, is marked allowsHitTesting(false)."
                + path(of: match))
    }

    func noAction(_ query: ViewQuery, _ match: Match, _ action: String) -> ViewQueryError {
        let offered = match.line.actions
        var message = "\(match.line.name) has no action \(quoted(action)), and no view around it has."
        message += path(of: match)
        if !offered.isEmpty { message += "\nIt offers: \(offered.joined(separator: ", "))." }
        message += action == "tap" ? buttons : views(offering: action)
        return ViewQueryError(.noAction, query: query, message: message)
    }
}

// MARK: - Words

extension QueryEngine {
    /// Why a match outside of the front is not seen.
    private func reasonUnseen(_ match: Match) -> String {
        let name = match.line.name
        if isCovered(match) {
            return "\(name) is covered by \(frontLayer.map(name(ofLayer:)) ?? "another layer")."
        }
        if match.line.flags.contains(.hidden) { return "\(name) is there, but hidden." }
        if match.line.context.flags.contains(.unrendered) { return "\(name) is there, but not rendered." }
        return "\(name) is there, but not in the front."
    }

    /// `alert "Delete 3 items?"`: what the layer presents and the first thing that it says.
    private func name(ofLayer layer: SnapshotNode) -> String {
        let kind = layer.arguments.first ?? layer.kind
        var cursor = FoldedCursor(layer)
        while let line = cursor.next() {
            if let text = line.text, !text.isEmpty { return "\(kind) \(quoted(text))" }
        }
        return kind
    }

    private func name(ofBlocker blocker: Match) -> String {
        if let layer = blocker.line.context.layer, layer.flags.contains(.modal) { return name(ofLayer: layer) }
        return blocker.line.name
    }

    /// Where a match stands: the custom and the named views around it, and its frame, which tells equal ones apart.
    private func path(of match: Match) -> String {
        let places = match.ancestors.filter { $0.node.isCustomView || !$0.identifiers.isEmpty }
        let names = places.map { place in
            place.identifiers.first.map { "\(place.kind) #\($0)" } ?? place.kind
        }
        return "\nIt stands in: \((names + [match.line.name]).joined(separator: " > ")) @\(match.line.frame.outline)"
    }

    /// The name of a candidate; one for an identifier shows its own.
    private func name(_ line: FoldedNode, askedBy query: ViewQuery) -> String {
        guard case .id = query.matcher, let identifier = line.identifiers.first else { return line.name }
        let mark = "#\(identifier)"
        return line.name.hasSuffix(mark) ? line.name : "\(line.name) \(mark)"
    }

    private func views(offering action: String) -> String {
        var names: [String] = []
        walk(seesEverything: false) { line, _ in
            if line.node.actions.contains(action) { names.append(line.name) }
        }
        guard !names.isEmpty else { return "\nNo view in the front has it." }
        let shown = names.prefix(12).joined(separator: ", ")
        return "\nThese have it: \(shown)\(names.count > 12 ? " and \(names.count - 12) more" : "")."
    }

    private var buttons: String {
        let labels = matches(.role(.button)).compactMap { $0.line.label ?? $0.line.identifiers.first }
        guard !labels.isEmpty else { return "\nThere are no buttons." }
        let shown = labels.prefix(12).map { quoted($0) }.joined(separator: ", ")
        return "\nButtons: \(shown)\(labels.count > 12 ? " and \(labels.count - 12) more" : "")."
    }

    /// At most 40 lines of the outline: around the match where there is one, else what is in front.
    private func excerpt(around match: Match?) -> String {
        let lines = OutlineRenderer.render(root, style: .structure).split(separator: "\n")
        var start = 0
        if lines.count > 40 {
            if let match, let index = lineNumber(of: match.line.node) {
                start = min(max(0, index - 20), lines.count - 40)
            } else if let front = frontLayer, let index = lineNumber(of: front) {
                start = min(index, lines.count - 40)
            }
        }
        var excerpt =
            "\nThe outline\(lines.count > 40 ? ", lines \(start + 1) to \(start + 40) of \(lines.count)" : ""):"
        for line in lines[start...].prefix(40) { excerpt += "\n  \(line)" }
        return excerpt
    }

    private func lineNumber(of node: SnapshotNode) -> Int? {
        var cursor = FoldedCursor(root)
        var number = 0
        while let line = cursor.next() {
            if line.node === node || line.absorbed?.line.node === node { return number }
            number += 1
        }
        return nil
    }
}

extension QueryEngine.Match {
    /// The nearest line around it that says where one is: a custom view, or one with a name.
    fileprivate var place: String? {
        ancestors.last { $0.node.isCustomView || !$0.identifiers.isEmpty || $0.node.text != nil }.map(\.name)
    }
}

extension FoldedNode {
    /// `Button "Save"`, `padding #card`, `Color red`: enough to recognise the line in the outline.
    var name: String {
        if let text, !text.isEmpty { return "\(kind) \(quoted(text))" }
        if let label, !label.isEmpty { return "\(kind) \(quoted(label))" }
        if let identifier = identifiers.first { return "\(kind) #\(identifier)" }
        var buffer = OutlineBuffer()
        buffer.append(([kind] + node.arguments).joined(separator: " "))
        for attribute in node.attributes {
            buffer.append(attribute)
        }
        return buffer.string
    }
}
