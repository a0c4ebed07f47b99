import Foundation
import TerrariumLayout

/// What the surroundings decide about texts. It takes two dozen values to know, which are read once for all the texts that
/// have the same surroundings.
final class TextSurroundings {
    /// What decides about the words.
    let settings: TextSettings
    let font: Font
    let typeSize: DynamicTypeSize
    /// How a text without attributes of its own is laid out.
    let format: TextLayout.Format

    init(_ scope: EnvironmentScope, of runtime: Runtime) {
        settings = TextSettings(scope, time: runtime.time)
        font = TextTraits.font(in: scope)
        typeSize = scope[DynamicTypeSizeKey.self]
        format = TextLayout.Format(
            fontSize: font.pointSize(at: typeSize), style: TextStyle(scope), metrics: runtime.textMetrics)
    }

    nonisolated deinit {}
}

/// The surroundings that texts were in lately.
///
/// Surroundings are known by the table of values and the number of changes that there were. A table that is kept cannot
/// be mistaken for a later one at the same address.
struct TextSurroundingsCache {
    private struct Entry {
        let table: ScopeTable
        let version: UInt64
        let surroundings: TextSurroundings
    }

    /// How many are remembered besides the latest one, for texts of several places that take turns.
    private static let capacity = 3
    private var latest: Entry?
    private var others: ContiguousArray<Entry> = []

    mutating func surroundings(of scope: EnvironmentScope, in runtime: Runtime) -> TextSurroundings {
        // Whoever wants to know what is read must be told of every read.
        if BuiltInReads.areNoted { return TextSurroundings(scope, of: runtime) }
        let version = scope.withTree { $0.builtInVersion }
        if let latest, latest.table === scope.table, latest.version == version { return latest.surroundings }
        let known = others.firstIndex { $0.table === scope.table && $0.version == version }
        let entry =
            known.map { others.remove(at: $0) }
            ?? Entry(table: scope.table, version: version, surroundings: TextSurroundings(scope, of: runtime))
        if let latest {
            if others.count == Self.capacity { others.removeLast() }
            others.insert(latest, at: 0)
        }
        latest = entry
        return entry.surroundings
    }

    /// Lets go of everything, so that no value of the environment is kept alive when the texts were laid out.
    mutating func forget() {
        latest = nil
        if !others.isEmpty { others = [] }
    }
}

extension LeafContext {
    /// What the surroundings decide about texts.
    var textSurroundings: TextSurroundings {
        node.withRuntime { $0.textSurroundings.surroundings(of: node.scope, in: $0) }
    }
}
