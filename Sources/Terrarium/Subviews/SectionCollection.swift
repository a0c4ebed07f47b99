/// A section that a view consists of, taken apart.
public nonisolated struct SectionConfiguration: Identifiable {
    /// What tells a section from the others.
    public struct ID: Hashable, Sendable {
        private let node: ObjectIdentifier

        init(_ node: Node) {
            self.node = ObjectIdentifier(node)
        }
    }

    public let id: ID
    /// The views of the header; none where the section has no header.
    public fileprivate(set) var header = SubviewsCollection([])
    /// The views of the section.
    public fileprivate(set) var content = SubviewsCollection([])
    /// The views of the footer; none where the section has no footer.
    public fileprivate(set) var footer = SubviewsCollection([])
    private let node: Node

    fileprivate init(_ node: Node) {
        id = ID(node)
        self.node = node
    }

    /// What the section gives to the container around it.
    public var containerValues: ContainerValues {
        (node as? SectionNode)?.containerValues ?? ContainerValues(tag: nil)
    }
}

@available(*, unavailable)
extension SectionConfiguration: Sendable {}

/// The sections that a view consists of, in order. As a view, it is all of them.
public nonisolated struct SectionCollection: RandomAccessCollection, View {
    private var sections: [SectionConfiguration] = []

    /// Views that stand in no section make one wherever they follow each other.
    init(of holder: SubviewHolderNode) {
        var open: Node?
        var parts: [SectionPart: ContiguousArray<LayoutNode>] = [:]
        var made: [SectionConfiguration] = []
        func close() {
            guard let node = open else { return }
            var section = SectionConfiguration(node)
            section.header = SubviewsCollection(parts[.header] ?? [])
            section.content = SubviewsCollection(parts[.row] ?? [])
            section.footer = SubviewsCollection(parts[.footer] ?? [])
            made.append(section)
            parts = [:]
        }
        for view in holder.subviews {
            let section = view.outermostSection(below: holder)
            if section !== open || open == nil {
                if section != nil || !(open is LayoutNode) {
                    close()
                    open = section ?? view
                }
            }
            parts[section == nil ? .row : view.trait(SectionPartKey.self) ?? .row, default: []].append(view)
        }
        close()
        sections = made
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }

    @MainActor public var body: some View {
        ForEach(self) { section in
            Section {
                section.content
            } header: {
                section.header
            } footer: {
                section.footer
            }
        }
    }
}

@available(*, unavailable)
extension SectionCollection: Sendable {}

extension LayoutNode {
    /// The section in which a view stands; of sections in sections the outermost.
    fileprivate final func outermostSection(below holder: SubviewHolderNode) -> SectionNode? {
        var found: SectionNode?
        var node = parent
        while let current = node, current !== holder {
            if let section = current as? SectionNode { found = section }
            node = current.parent
        }
        return found
    }
}

extension SectionNode {
    fileprivate final var containerValues: ContainerValues {
        var values = ContainerValues(tag: nil)
        var node = parent
        while let current = node, !current.flags.contains(.isLayoutNode) {
            if let giver = current as? ContainerValuesNode { values.merge(giver.own) }
            if let giver = current as? TraitNode, let tag = giver.value(for: TagKey.self) {
                values.tagValue = tag.value
            }
            node = current.parent
        }
        return values
    }
}
