import TerrariumLayout

/// The label of a control: shown, or there by name only.
nonisolated struct ControlLabel<Label: View>: View {
    typealias Body = Never

    let label: Label
    let isHidden: Bool
    /// Whether a hidden label prints nothing: its control says the name, since it has other lines below it.
    let isSilent: Bool

    init(_ label: Label, isHidden: Bool, isSilent: Bool = false) {
        self.label = label
        self.isHidden = isHidden
        self.isSilent = isSilent
    }

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        cursor.slot().fill(variant: view.isHidden ? 1 : 0) { inner in
            if view.isHidden {
                Unlaid._update(Unlaid(content: view.label, isSilent: view.isSilent), in: &inner)
            } else {
                Label._update(view.label, in: &inner)
            }
        }
    }
}

/// Views that exist, and are known by what they say, without being laid out.
nonisolated struct Unlaid<Content: View>: View {
    typealias Body = Never

    let content: Content
    var isSilent = false

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        if let existing = cursor.existing {
            let node = unsafeDowncast(existing, to: UnlaidNode.self)
            cursor.advance(past: node)
            node.updateContent(view.content)
        } else {
            let node = UnlaidNode(parent: cursor.parent)
            if view.isSilent { node.isSilent = true }
            cursor.append(node)
            node.updateContent(view.content)
        }
    }
}

package final class UnlaidNode: ContainerNode<ZStackLayout>, @unchecked Sendable {
    /// Whether the views print nothing.
    var isSilent = false

    init(parent: Node) {
        super.init(ZStackLayout(), kind: "", parent: parent)
    }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        SnapshotNode(
            role: .group, kind: "group", flags: .undrawn, children: isSilent ? [] : snapshotChildren(in: context))
    }

    /// Containers further out do not see it.
    package override func collectLayoutNodes(into list: inout ContiguousArray<LayoutNode>) {}
}

extension Node {
    /// The texts below, joined; without any, the name of the first image.
    final var plainText: String {
        var texts: [String] = []
        var imageName: String?
        forEachDescendant { node in
            if let leaf = node as? LeafNode<Text> { texts.append(leaf.view.plainString) }
            if imageName == nil, let leaf = node as? LeafNode<Image> { imageName = leaf.view.label ?? leaf.view.name }
            if let shown = (node as? SubviewNode)?.shown?.plainText, !shown.isEmpty { texts.append(shown) }
            return true
        }
        return texts.isEmpty ? imageName ?? "" : texts.joined(separator: ", ")
    }
}

extension EnvironmentValues {
    /// Whether controls hide their labels.
    package var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

struct LabelsHiddenKey: BuiltInEnvironmentKey {
    static let defaultValue = false
}

extension View {
    /// Hides the labels of the controls below; assistive technology and tests still know them.
    public nonisolated func labelsHidden(fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        modifier(
            EnvironmentModifier(keyPath: \.labelsAreHidden, value: true, line: SourceLine(fileID: fileID, line: line)))
    }
}
