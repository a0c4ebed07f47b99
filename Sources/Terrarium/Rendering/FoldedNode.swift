package import Foundation

/// A node of the folded tree: one that prints a line, with what stands around it in the raw tree.
///
/// The outline, the picture's names, the queries, `texts` and `ViewSnapshot` all read the tree through this type, so that
/// they agree on what a line is, where it stands and what has been folded into it.
package struct FoldedNode: Sendable {
    package let node: SnapshotNode
    /// The nodes between the line above and this one that fold into it, outermost first.
    package let folds: [SnapshotNode]
    package let context: FoldedContext
    /// The one Text that is the whole label of this control, or nil.
    package let absorbed: AbsorbedLabel?

    package init(
        _ node: SnapshotNode, folds: [SnapshotNode] = [], context: FoldedContext = .root,
        absorbed: AbsorbedLabel? = nil
    ) {
        self.node = node
        self.folds = folds
        self.context = context
        self.absorbed = absorbed
    }
}

/// The Text that a control took in as its string.
///
/// Boxed, since few lines have one and a struct cannot hold its own type.
package final class AbsorbedLabel: Sendable {
    package let line: FoldedNode

    package init(_ line: FoldedNode) { self.line = line }
}

extension FoldedNode {
    package var kind: String { node.kind }

    /// Everything that holds for this line: the node's flags, those of its folds, and what it inherits.
    package var flags: SnapshotFlags {
        var flags = context.flags.union(node.flags)
        for fold in folds { flags.formUnion(fold.flags.subtracting(.ownOnly)) }
        return flags
    }

    /// The frame in window coordinates; a node without one has the union of the frames below it.
    package var frame: CGRect {
        if let frame = node.frame { return frame.offset(by: context.base) }
        return contentFrame ?? CGRect(origin: context.base, size: .zero)
    }

    /// The identifiers at this level: those that folded into it, its own, and those of the label it took in.
    package var identifiers: [String] {
        guard !folds.isEmpty || absorbed != nil, !node.flags.contains(.secondary) else { return node.identifiers }
        var all = folds.flatMap(\.identifiers) + node.identifiers
        if let absorbed { all += absorbed.line.identifiers }
        return all
    }

    /// The accessibility label that was set on this line, the outermost if several were.
    package var explicitLabel: String? {
        guard !node.flags.contains(.secondary) else { return node.label }
        for fold in folds { if let label = fold.label { return label } }
        return node.label
    }

    /// The string that the line prints.
    package var text: String? {
        if let absorbed { return absorbed.line.node.text }
        if let text = node.text { return text }
        guard isControl else { return nil }
        return explicitLabel ?? spokenContent
    }

    /// What assistive technology calls it.
    package var label: String? { explicitLabel ?? absorbed?.line.label ?? text }

    package var isControl: Bool { node.flags.contains(.absorbsLabel) }

    package var isDisabled: Bool { flags.contains(.disabled) }

    /// What a person can do with it; nothing while it is disabled.
    package var actions: [String] { isDisabled ? [] : node.actions }

    /// The first framed nodes below a node without a frame, taken together.
    private var contentFrame: CGRect? {
        var union: CGRect?
        var cursor = FoldedCursor(childrenOf: self, absorbingLabels: false)
        while let line = cursor.next() {
            guard line.node.frame != nil else { continue }
            union = union?.union(line.frame) ?? line.frame
            cursor.skipChildren()
        }
        return union
    }

    /// The texts of a label that is more than one Text, as one string; of an image alone, its name.
    private var spokenContent: String? {
        var texts: [String] = []
        var imageName: String?
        var cursor = FoldedCursor(childrenOf: self, absorbingLabels: false)
        while let line = cursor.next() {
            if line.isControl || line.flags.contains(.hidden) {
                cursor.skipChildren()
            } else if let label = line.explicitLabel {
                texts.append(label)
                cursor.skipChildren()
            } else if line.kind == "Text", let text = line.node.text {
                texts.append(text)
            } else if case .image(let name) = line.node.picture, imageName == nil {
                imageName = line.node.text ?? name
            }
        }
        return texts.isEmpty ? imageName : texts.joined(separator: ", ")
    }
}

extension FoldedNode {
    /// The styles that print on this line, sorted by name; of those that do not accumulate, the innermost.
    package var styles: [SnapshotAttribute] {
        if folds.isEmpty, absorbed == nil, node.styles.count <= 1, !node.flags.contains(.disabled) {
            return node.styles
        }
        var merged: [SnapshotAttribute] = []
        collectStyles(into: &merged)
        return merged
    }

    private func collectStyles(into merged: inout [SnapshotAttribute]) {
        absorbed?.line.collectStyles(into: &merged)
        if isDisabled { merged.insertStyle("disabled") }
        for style in node.styles { merged.insertStyle(style) }
        for fold in folds.reversed() {
            for style in fold.styles { merged.insertStyle(style) }
        }
    }

    /// The bare words that the flags stand for.
    package var flagWords: [SnapshotAttribute] {
        guard !node.flags.isDisjoint(with: .printed) else { return [] }
        var words: [SnapshotAttribute] = []
        if node.flags.contains(.selected) { words.append("selected") }
        if node.flags.contains(.modal) { words.append("modal") }
        if node.flags.contains(.covered) { words.append("covered") }
        if node.flags.contains(.unrendered) { words.append("unrendered") }
        return words
    }

    /// The environment values set and read on this line, sorted, what is set before what is read.
    package var environment: [SnapshotEnvironmentEntry] {
        var entries = node.environment
        for fold in folds { entries += fold.environment }
        if let absorbed { entries += absorbed.line.environment }
        guard entries.count > 1 else { return entries }
        entries.sort { ($0.isRead ? 1 : 0, $0.key) < ($1.isRead ? 1 : 0, $1.key) }
        var unique: [SnapshotEnvironmentEntry] = []
        for entry in entries where unique.last != entry { unique.append(entry) }
        return unique
    }
}

extension SnapshotFlags {
    /// Flags that say something of one node only and do not pass to the lines below a fold.
    fileprivate static let ownOnly: Self = [
        .clips, .blocksHits, .coversHits, .scrollContent, .absorbsLabel, .showsText, .selected, .modal, .unrendered,
    ]

    fileprivate static let printed: Self = [.selected, .modal, .covered, .unrendered]
}

extension [SnapshotAttribute] {
    /// Inserts in order of name, behind those of the same name, unless one of that name already counts.
    fileprivate mutating func insertStyle(_ style: SnapshotAttribute) {
        var index = count
        while index > 0, self[index - 1].name > style.name { index -= 1 }
        if index > 0, self[index - 1].name == style.name, !style.accumulates { return }
        insert(style, at: index)
    }
}

extension CGRect {
    package func offset(by point: CGPoint) -> CGRect {
        CGRect(x: origin.x + point.x, y: origin.y + point.y, width: width, height: height)
    }
}
