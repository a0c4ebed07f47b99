extension Optional: View where Wrapped: View {
    public typealias Body = Never

    @inlinable
    public nonisolated static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        let slot = cursor.slot()
        if let content = view {
            slot.fill(variant: 1) { Wrapped._update(content, in: &$0) }
        } else {
            slot.fill(variant: 0) { _ in }
        }
    }
}
