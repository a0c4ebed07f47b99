public import Foundation

extension ViewHost {
    /// The one view that matches. No match or several throw an error that names the nearest candidates.
    public func find(_ query: ViewQuery) throws -> ViewSnapshot.Node {
        try checkIsMounted(query)
        return try QueryEngine(rootSnapshot()).find(query)
    }

    /// Every view that matches, in reading order; none after `unmount`, where nothing is shown. To expect something, or
    /// nothing, of a host that must be alive, use ``find(_:)``, which throws there.
    public func all(_ query: ViewQuery) -> [ViewSnapshot.Node] {
        runtime.isUnmounted ? [] : QueryEngine(rootSnapshot()).all(query)
    }

    /// The frame of the one view that matches, in the window's coordinates.
    public func frame(of query: ViewQuery) throws -> CGRect {
        try find(query).frame
    }

    func checkIsMounted(_ query: ViewQuery) throws {
        if runtime.isUnmounted { throw ViewQueryError.unmounted(query) }
    }
}
