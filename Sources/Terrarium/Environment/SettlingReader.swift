/// A reader that runs when the outermost change of a tree ends, and may change the tree itself.
package class SettlingReader: SourceReader, @unchecked Sendable {
    /// One reader runs no more often than this at the end of one change.
    static let runLimit = 10_000

    /// Whether the reader is in the queue of its tree.
    @exclusivity(unchecked) final var isWaiting = false
    @exclusivity(unchecked) private final var settlement: UInt64 = 0
    @exclusivity(unchecked) private final var runs = 0

    /// Takes the reader out of the queue, and says whether it has not run too often at the end of this change.
    final func mayRun(in settlement: UInt64) -> Bool {
        isWaiting = false
        if self.settlement != settlement {
            self.settlement = settlement
            runs = 0
        }
        runs += 1
        return runs <= SettlingReader.runLimit
    }
}
