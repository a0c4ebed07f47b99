/// A part of a list or a form, with a header and a footer. In other containers it is its views one after the other.
public nonisolated struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// The older form.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }

    public nonisolated static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        let node: SectionNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: SectionNode.self)
            cursor.advance(past: node)
        } else {
            node = SectionNode(parent: cursor.parent)
            cursor.append(node)
        }
        var inner = _ChildCursor(childrenOf: node)
        TraitModifier<SectionPartKey>._update(
            TraitModifier(kind: SectionPartKey.self, value: .header), content: view.header, in: &inner)
        Content._update(view.content, in: &inner)
        TraitModifier<SectionPartKey>._update(
            TraitModifier(kind: SectionPartKey.self, value: .footer), content: view.footer, in: &inner)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// The older form.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// The older form.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section whose header is a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }

    /// A section whose header is a text that is looked up.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }
}

/// What a row is in its section; the word is its kind in outlines.
package enum SectionPart: String {
    case row, header, footer
}

/// The trait of headers and footers.
package enum SectionPartKey: TraitKind {
    package typealias Value = SectionPart
}

/// The node of a section. It takes no space of its own.
package final class SectionNode: Node, @unchecked Sendable {
    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        SnapshotNode(kind: "Section", children: snapshotChildren(in: context))
    }
}
