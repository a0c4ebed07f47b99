/// Something that goes on until it is cancelled.
public protocol Cancellable {
    /// Stops it. Calling it again does nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps it in a collection, which decides how long it goes on.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }

    /// Keeps it in a set, which decides how long it goes on.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(AnyCancellable(self))
    }
}
