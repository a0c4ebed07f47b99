extension ListContentNode {
    private var selection: ListSelection? { (parent as? ScrollNode)?.selection }

    /// Chooses the row with a tag; one that is not made yet is made. Returns false where the list has no selection.
    func select(tag: AnyHashable) throws -> Bool {
        guard let selection else { return false }
        let wanted = PickerTag.unwrapped(tag)
        let rows = selectableRows
        var value = rows.first { $0.value.map(PickerTag.unwrapped) == wanted }?.value
        if value == nil, let known = identified(tag, in: self) {
            guard !known.isSelectionDisabled else {
                throw ActionRefusal(.disabled, "has a row with the tag \(wanted), which is marked selectionDisabled.")
            }
            value = tag
        }
        guard let value else {
            throw ActionRefusal.missing(
                tag: wanted, "row", among: rows.map(\.content.plainText),
                tags: rows.compactMap(\.value).map(PickerTag.unwrapped))
        }
        if !selection.isChosen(value) { selection.choose(value) }
        return true
    }

    /// Chooses the row that reads so, or that has a text that does, among those that are made.
    func select(rowShowing text: String) throws -> Bool {
        guard let selection else { return false }
        let rows = selectableRows
        let meant = rows.filter { $0.shows(text.trimmed) }
        guard let row = meant.first, let value = row.value else {
            throw ActionRefusal.missing(text, "row", among: rows.map(\.content.plainText))
        }
        guard meant.count == 1 else { throw ActionRefusal.ambiguous(text, "row", count: meant.count) }
        guard row.content.scope[IsEnabledKey.self] else {
            throw ActionRefusal(.disabled, "has a row \(quoted(text)), which is disabled.")
        }
        if !selection.isChosen(value) { selection.choose(value) }
        return true
    }

    /// The rows that are made and have a value, in order.
    private var selectableRows: [ListRowNode] {
        slots.compactMap { slot in
            guard case .view(let view, _) = slot, let row = element(for: view) as? ListRowNode, row.value != nil else {
                return nil
            }
            return row
        }
    }
}

extension ListRowNode {
    fileprivate func shows(_ text: String) -> Bool {
        if content.plainText.trimmed == text { return true }
        var isFound = false
        content.forEachDescendant { node in
            if let leaf = node as? LeafNode<Text>, leaf.view.plainString.trimmed == text { isFound = true }
            return !isFound
        }
        return isFound
    }
}
