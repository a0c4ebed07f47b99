/// Several views side by side, as a view builder makes them.
///
/// - Note: The tuple's views are known only to the initialiser, so it keeps the function that updates them as a metatype:
///   two words that cost nothing to copy or compare.
public nonisolated struct TupleView<T>: View {
    public typealias Body = Never

    /// The views, in the order in which they were written.
    public var value: T
    @usableFromInline let updater: any _TupleUpdater.Type

    /// The views of a builder, one after the other.
    @inlinable
    public init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
        self.value = value
        self.updater = _PackUpdater<repeat each Content>.self
    }

    @inlinable
    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        withUnsafePointer(to: view.value) { view.updater.update(UnsafeRawPointer($0), in: &cursor) }
    }
}

/// Updates the views of a tuple whose element types it knows.
public protocol _TupleUpdater {
    static func update(_ tuple: UnsafeRawPointer, in cursor: inout _ChildCursor)
    static func updateFirst(_ tuple: UnsafeRawPointer, in cursor: inout _ChildCursor)
}

@usableFromInline
struct _PackUpdater<each Content: View>: _TupleUpdater {
    @inlinable
    static func update(_ tuple: UnsafeRawPointer, in cursor: inout _ChildCursor) {
        let content = tuple.assumingMemoryBound(to: (repeat each Content).self).pointee
        repeat (each Content)._update(each content, in: &cursor)
    }

    @usableFromInline
    static func updateFirst(_ tuple: UnsafeRawPointer, in cursor: inout _ChildCursor) {
        let content = tuple.assumingMemoryBound(to: (repeat each Content).self).pointee
        var isFirst = true
        func updateOne<View: Terrarium.View>(_ view: View) {
            if isFirst { View._update(view, in: &cursor) }
            isFirst = false
        }
        repeat updateOne(each content)
    }
}

/// Several views of which a container may want the first alone.
protocol ViewTuple {
    /// Places or updates the first view and leaves the others out.
    func updateFirst(in cursor: inout _ChildCursor)
}

extension TupleView: ViewTuple {
    func updateFirst(in cursor: inout _ChildCursor) {
        withUnsafePointer(to: value) { updater.updateFirst(UnsafeRawPointer($0), in: &cursor) }
    }
}
