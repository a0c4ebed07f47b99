/// A view whose type is hidden.
///
/// Replacing the hidden type replaces the view: the old one goes with its state, the new one starts afresh.
public nonisolated struct AnyView: View {
    public typealias Body = Never

    let storage: AnyViewStorageBase

    /// Hides the type of `view`.
    public init<Content: View>(_ view: Content) {
        if let known = view as? AnyView {
            self = known
        } else {
            storage = AnyViewStorage(view)
        }
    }

    /// Hides the type of `view`.
    public init<Content: View>(erasing view: Content) {
        self.init(view)
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        let slot = cursor.slot()
        guard slot.hasRoomForContent else {
            slot.showNestingIssue()
            return
        }
        slot.fill(variant: view.storage.typeIdentity) { view.storage.update(in: &$0) }
    }
}

/// Invariant: immutable, so that two `AnyView`s with the same storage are the same view.
class AnyViewStorageBase: @unchecked Sendable {
    var typeIdentity: Int { 0 }

    func update(in cursor: inout _ChildCursor) {}
}

final class AnyViewStorage<Content: View>: AnyViewStorageBase, @unchecked Sendable {
    /// There until the storage goes.
    private var content: Content!

    init(_ content: Content) {
        self.content = content
    }

    /// Views inside views inside views: each would free the next one on the stack.
    deinit {
        NestedRelease.release(&content)
    }

    override var typeIdentity: Int {
        Int(bitPattern: ObjectIdentifier(Content.self))
    }

    override func update(in cursor: inout _ChildCursor) {
        // It is nil only while the last reference goes away.
        Content._update(content!, in: &cursor)
    }
}
