/// What a person can read in the front of a snapshot, in reading order.
package enum ReadableTexts {
    /// One entry per Text, title, tab and field; what is covered, hidden or not built is left out.
    ///
    /// What other views of the same layer draw over, or what is scrolled away, still counts.
    package static func texts(_ root: SnapshotNode) -> [String] {
        var texts: [String] = []
        QueryEngine(root).walk(seesEverything: false) { line, ancestors in
            // A field draws its prompt itself; the label below it only names it.
            guard ancestors.last?.isField != true, let text = line.shownText, !text.isEmpty else { return }
            texts.append(text)
        }
        return texts
    }
}
