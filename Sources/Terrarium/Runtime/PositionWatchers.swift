package import Foundation

/// A node whose content depends on where in the window it lies.
protocol PositionWatching: LayoutNode {
    /// The position that the content was made for.
    var watchedFrame: CGRect? { get }

    /// The position as it is now: by default the frame in the window.
    var currentFrame: CGRect { get }

    /// The position has become different: mark what must be done again.
    func positionDidChange()
}

extension PositionWatching {
    var currentFrame: CGRect { windowFrame }
}

/// The nodes that must hear when an ancestor moves them without placing them anew.
struct PositionWatchers {
    /// In the order in which they came; nil where one has left.
    private var watchers: ContiguousArray<(any PositionWatching)?> = []
    private var places: [ObjectIdentifier: Int] = [:]

    mutating func add(_ watcher: any PositionWatching) {
        places[ObjectIdentifier(watcher)] = watchers.count
        watchers.append(watcher)
    }

    mutating func remove(_ watcher: any PositionWatching) {
        guard let place = places.removeValue(forKey: ObjectIdentifier(watcher)) else { return }
        watchers[place] = nil
        if watchers.count > 2 * places.count { closeGaps() }
    }

    mutating func removeAll() {
        watchers.removeAll()
        places.removeAll()
    }

    /// How many places are kept, those of watchers that left included.
    var placeCount: Int { watchers.count }

    private mutating func closeGaps() {
        watchers.removeAll { $0 == nil }
        for (index, watcher) in watchers.enumerated() {
            if let watcher { places[ObjectIdentifier(watcher)] = index }
        }
    }

    /// Compares every watched position with the present one; returns whether something was marked.
    func check(in runtime: Runtime) -> Bool {
        var isChanged = false
        for case let watcher? in watchers {
            guard let watched = watcher.watchedFrame, watched != watcher.currentFrame else { continue }
            watcher.positionDidChange()
            isChanged = true
        }
        return isChanged
    }
}

extension LayoutNode {
    /// The frame in the window's coordinates.
    package final var windowFrame: CGRect {
        CGRect(origin: origin(in: nil), size: size)
    }

    /// The origin in the coordinates of an ancestor among the containers, or in the window's.
    package final func origin(in ancestor: LayoutNode?) -> CGPoint {
        if container === ancestor { return origin }
        var point = CGPoint.zero
        var node: LayoutNode? = self
        while let current = node, current !== ancestor {
            point.x += current.origin.x
            point.y += current.origin.y
            node = current.container
        }
        return point
    }
}
