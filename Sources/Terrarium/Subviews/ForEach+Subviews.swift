extension ForEach where Content: View {
    /// A view for each view that another one consists of.
    public nonisolated init<V: View>(
        subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
    ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        self.init(
            data: ForEachSubviewCollection(), content: { content($0.subview) }, identity: .function { $0.subview.id }
        ) { _, cursor in
            SubviewsNode.update(view, in: &cursor) { holder in
                ForEach<SubviewsCollection, Subview.ID, Content>(SubviewsCollection(holder.subviews), content: content)
            }
        }
    }

    /// A view for each section that a view consists of. What stands in no section makes one without a header.
    public nonisolated init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        self.init(
            data: ForEachSectionCollection(), content: { content($0.section) }, identity: .function { $0.section.id }
        ) { _, cursor in
            SubviewsNode.update(view, in: &cursor) { holder in
                ForEach<SectionCollection, SectionConfiguration.ID, Content>(
                    SectionCollection(of: holder), content: content)
            }
        }
    }
}

/// The data of a `ForEach` over the views that another one consists of. They are known only in the tree: here it is empty.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
    /// One of the views.
    public struct Element {
        let subview: Subview
    }

    nonisolated init() {}

    public nonisolated var startIndex: Int { 0 }
    public nonisolated var endIndex: Int { 0 }
    public nonisolated subscript(index: Int) -> Element {
        preconditionFailure("The views of a ForEach(subviews:) are known only in the tree.")
    }
}

/// The data of a `ForEach` over the sections that a view consists of. They are known only in the tree: here it is empty.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
    /// One of the sections.
    public struct Element {
        let section: SectionConfiguration
    }

    nonisolated init() {}

    public nonisolated var startIndex: Int { 0 }
    public nonisolated var endIndex: Int { 0 }
    public nonisolated subscript(index: Int) -> Element {
        preconditionFailure("The sections of a ForEach(sections:) are known only in the tree.")
    }
}
