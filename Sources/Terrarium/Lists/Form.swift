/// A container of controls: a list in the grouped look.
public nonisolated struct Form<Content: View>: View {
    public typealias Body = Never

    let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        ListNode.update(view.content, kind: "Form", standard: .grouped, selection: nil, in: &cursor)
    }
}
