extension AlignmentKey {
    /// The guide's name as it is written in code, or the type that identifies it.
    package var name: String {
        Self.names[self] ?? String(describing: id)
    }

    private static let names: [AlignmentKey: String] = [
        HorizontalAlignment.leading.key: "leading",
        HorizontalAlignment.center.key: "center",
        HorizontalAlignment.trailing.key: "trailing",
        HorizontalAlignment.listRowSeparatorLeading.key: "listRowSeparatorLeading",
        HorizontalAlignment.listRowSeparatorTrailing.key: "listRowSeparatorTrailing",
        VerticalAlignment.top.key: "top",
        VerticalAlignment.center.key: "center",
        VerticalAlignment.bottom.key: "bottom",
        VerticalAlignment.firstTextBaseline.key: "firstTextBaseline",
        VerticalAlignment.lastTextBaseline.key: "lastTextBaseline",
    ]
}

extension HorizontalAlignment: CustomStringConvertible {
    public var description: String { key.name }
}

extension VerticalAlignment: CustomStringConvertible {
    public var description: String { key.name }
}

extension Alignment: CustomStringConvertible {
    /// The name of the static member, or both guides' names with a slash between them.
    public var description: String {
        switch (horizontal, vertical) {
        case (.center, .center): "center"
        case (.center, .top), (.center, .bottom): vertical.description
        case (.leading, .center), (.trailing, .center): horizontal.description
        case (.leading, .top): "topLeading"
        case (.trailing, .top): "topTrailing"
        case (.leading, .bottom): "bottomLeading"
        case (.trailing, .bottom): "bottomTrailing"
        default: "\(horizontal)/\(vertical)"
        }
    }
}
