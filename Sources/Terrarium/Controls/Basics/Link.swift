public import Foundation

/// A control that opens a URL.
public nonisolated struct Link<Label: View>: View {
    let destination: URL
    let label: Label

    /// A link with a label of views.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    @MainActor public var body: some View {
        LinkControl(destination: destination, label: label)
    }
}

extension Link where Label == Text {
    /// A link with a title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

/// What a link does.
private nonisolated struct LinkControl<Label: View>: ControlView {
    typealias Body = Never

    let destination: URL
    let label: Label

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        updateControl(view, in: &cursor)
    }

    @MainActor func content(in node: ControlNode) -> Label { label }

    @MainActor func describe(in node: ControlNode) -> ControlDescription {
        var description = ControlDescription("Link")
        description.attributes = [SnapshotAttribute("to", string: destination.absoluteString)]
        description.actions = ["tap"]
        return description
    }

    @MainActor func perform(_ action: HostAction, in node: ControlNode) -> Bool {
        guard case .tap = action else { return false }
        node.scope.openURL(destination)
        return true
    }
}
