package import Foundation

/// The time of a host: the date at which it was made, moved by its clock and by nothing else.
///
/// So a text that counts from now shows the same in the same tree, however long the test takes.
package final class HostTime {
    private let start: Date
    private var elapsed = 0.0
    private var readers: [ObjectIdentifier: LayoutNode] = [:]

    package init(start: Date = Date()) {
        self.start = start
    }

    package var now: Date { start.addingTimeInterval(elapsed) }

    /// The clock stands elsewhere: whoever shows the time shows another one.
    package func move(to offset: Duration) {
        let seconds = Double(offset.components.seconds) + Double(offset.components.attoseconds) / 1e18
        guard seconds != elapsed else { return }
        elapsed = seconds
        for reader in readers.values { reader.environmentDidChange() }
    }

    func add(_ reader: LayoutNode) { readers[ObjectIdentifier(reader)] = reader }

    func remove(_ reader: LayoutNode) {
        if !readers.isEmpty { readers[ObjectIdentifier(reader)] = nil }
    }

    /// How many nodes are told when the time moves.
    var readerCount: Int { readers.count }

    func removeReaders() { readers.removeAll() }

    nonisolated deinit {}
}
