/// Something that is cancelled when nobody holds it any more.
public final class AnyCancellable: Cancellable, Hashable {
    private let lock = StateLock()
    private var action: (() -> Void)?

    /// Makes one that calls `cancel` once: when it is cancelled, or when it goes away.
    public init(_ cancel: @escaping () -> Void) {
        action = cancel
    }

    /// Makes one that cancels `canceller`.
    public init<C: Cancellable>(_ canceller: C) {
        action = canceller.cancel
    }

    public func cancel() {
        let action = lock.withLock { () -> (() -> Void)? in
            defer { self.action = nil }
            return self.action
        }
        action?()
    }

    /// Keeps it in a collection, which decides how long it goes on.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Keeps it in a set, which decides how long it goes on.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    deinit { cancel() }
}
