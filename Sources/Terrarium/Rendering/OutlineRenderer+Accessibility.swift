extension OutlineRenderer {
    /// Writes what assistive technology would read: one line for each element of the front.
    ///
    /// ```
    /// element = indent role [ " " string ] [ " #" id ] [ " value=" string ] { " " word } [ " [" action { " " action } "]" ]
    /// ```
    ///
    /// The string is the accessibility label. A control speaks for the texts and images in its label; stacks, modifiers
    /// and custom views are no elements, unless somebody labelled them.
    mutating func writeElements(_ cursor: FoldedCursor, from depth: Int, _ engine: QueryEngine) {
        // The nodes of the elements around the current line, as far as they were written.
        var open: [(depth: Int, isSpeaker: Bool)] = []
        engine.walk(cursor, from: depth, seesEverything: false) { line, ancestors in
            while let last = open.last, last.depth >= ancestors.count { open.removeLast() }
            guard !line.flags.contains(.unspoken), let role = line.spokenRole,
                open.last?.isSpeaker != true || line.isControl
            else { return }
            let level = open.count
            open.append((ancestors.count, line.isControl || line.explicitLabel != nil || line.isField))
            if let limit = style.maximalDepth, level >= limit { return }
            write(line, as: role, level: level)
        }
    }

    private mutating func write(_ line: FoldedNode, as role: String, level: Int) {
        buffer.append(spaces: 2 * level)
        buffer.append(role)
        if let label = line.label ?? line.imageName {
            buffer.append(" " as Unicode.Scalar)
            buffer.append(quoted: label)
        }
        if style.showsIDs { write(identifiers: line) }
        if let value = line.spokenValue {
            buffer.append(SnapshotAttribute("value", string: value))
        }
        for word in line.spokenWords { buffer.append(word) }
        if style.showsActions, !line.actions.isEmpty { write(actions: line.actions) }
        if style.frames != .off { write(frameOf: line.node, in: line.context) }
        buffer.append("\n" as Unicode.Scalar)
    }
}

extension FoldedNode {
    /// What assistive technology calls the kind of element, or nil for a line that it passes over.
    fileprivate var spokenRole: String? {
        if let role = ViewRole.spoken(for: kind) {
            return role == .text && styles.contains("header") ? ViewRole.header.rawValue : role.rawValue
        }
        if isControl || !node.actions.isEmpty && label != nil { return "element" }
        return explicitLabel == nil ? nil : "group"
    }

    /// The name of an image that nobody labelled.
    fileprivate var imageName: String? {
        if case .image(let name) = node.picture { return name }
        return nil
    }

    /// The value as it is read out: of a secure field no more than its length.
    fileprivate var spokenValue: String? {
        guard let value = node.value, isField, !value.isEmpty else { return node.value }
        return shownText
    }

    /// The states that are read out.
    fileprivate var spokenWords: [SnapshotAttribute] {
        var words: [SnapshotAttribute] = []
        if node.flags.contains(.selected) { words.append("selected") }
        if isDisabled { words.append("disabled") }
        return words
    }
}
