/// A modifier that changes neither layout nor environment: attributes, flags and names for the lines below.
nonisolated struct FoldModifier: ViewModifier, Equatable {
    typealias Body = Never

    var styles: [SnapshotAttribute] = []
    var flags: SnapshotFlags = []
    var identifiers: [String] = []
    var label: String?
    /// What the picture draws at the frames of the lines below.
    var picture: PictureHint = .none

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        let node: FoldNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: FoldNode.self)
            cursor.advance(past: node)
            node.setModifier(modifier)
        } else {
            node = FoldNode(modifier, parent: cursor.parent)
            cursor.append(node)
        }
        node.updateContent(content)
    }
}

/// The transparent node of a fold.
package final class FoldNode: Node, @unchecked Sendable {
    private var fold: FoldModifier

    init(_ fold: FoldModifier, parent: Node) {
        self.fold = fold
        super.init(parent: parent)
    }

    func setModifier(_ new: FoldModifier) {
        guard fold != new else { return }
        fold = new
        snapshotDidChange()
    }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        SnapshotNode(
            role: .fold, kind: "fold", label: fold.label, identifiers: fold.identifiers, styles: fold.styles,
            flags: fold.flags, picture: fold.picture, children: snapshotChildren(in: context))
    }
}

extension View {
    /// Adds words to the lines below in outlines.
    nonisolated func outlineStyle(
        _ styles: [SnapshotAttribute], flags: SnapshotFlags = [], picture: PictureHint = .none
    ) -> some View {
        modifier(FoldModifier(styles: styles, flags: flags, picture: picture))
    }
}
