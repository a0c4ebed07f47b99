/// What one piece of work did to a host's views: states written, bodies run with their cause, lines of the outline changed.
///
/// ```
/// written
///   state count of Counter: 0 -> 1
/// ran
///   Counter: state count
/// outline
///   -       Text "Count: 0" @0,0 64x16
///   +       Text "Count: 1" @0,0 64x16
/// ```
///
/// An addition of Terrarium's. ``ViewHost`` takes one with `trace { … }`.
public struct ViewTrace: Sendable, Hashable {
    /// One write to a state, or one object that announced a change.
    public struct Write: Sendable, Hashable {
        /// What was written, as causes name it: `state count`, `object AppState.isLogin`.
        public let name: String
        /// The views from the root to the owner of the state; empty for an object.
        public let path: String
        /// The value before and after, as environment values print; nil for an object.
        public let old: String?
        /// The value after, as `old` is printed.
        public let new: String?
    }

    /// The writes that made a difference, in order.
    public let writes: [Write]
    /// The bodies that ran, in order, and why.
    public let evaluations: [Evaluation]
    /// The lines of the outline that went, with `- ` in front, and those that came, with `+ `.
    public let changes: [String]

    init(recorder: EvaluationRecorder, before: String, after: String) {
        writes = recorder.writes
        evaluations = recorder.evaluations
        changes = Self.changes(from: before, to: after)
    }

    /// The lines that differ, in the order of the outline. What goes stands before what comes in its place.
    static func changes(from before: String, to after: String) -> [String] {
        guard before != after else { return [] }
        var old = before.split(separator: "\n")[...]
        var new = after.split(separator: "\n")[...]
        let head = zip(old, new).prefix { $0 == $1 }.count
        old = old.dropFirst(head)
        new = new.dropFirst(head)
        let tail = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
        old = old.dropLast(tail)
        new = new.dropLast(tail)
        guard old.count + new.count <= searchLimit else { return old.map { "- \($0)" } + new.map { "+ \($0)" } }
        var removed = Set<Int>()
        var inserted = Set<Int>()
        for change in Array(new).difference(from: Array(old)) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [String] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if removed.contains(i) {
                lines.append("- \(old[old.startIndex + i])")
                i += 1
            } else if inserted.contains(j) {
                lines.append("+ \(new[new.startIndex + j])")
                j += 1
            } else {
                i += 1
                j += 1
            }
        }
        return lines
    }

    /// A value of a state as environment values print; a collection as its size.
    static func text<Value>(of value: Value) -> String {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .collection, .set, .dictionary:
            return mirror.children.count == 1 ? "1 element" : "\(mirror.children.count) elements"
        default: return EnvironmentKeyName.text(of: value)
        }
    }

    /// Above this number of lines that are not common to both ends the exact search, which needs time for the square of
    /// the differences, gives way to listing them all.
    private static let searchLimit = 4_000
}

extension ViewTrace: CustomStringConvertible {
    public var description: String {
        func part(_ title: String, _ lines: [String], none: String) -> [String] {
            lines.isEmpty ? [none] : [title] + lines.map { "  " + $0 }
        }
        let lines =
            part("written", writes.map(\.description), none: "Nothing was written.")
            + part("ran", evaluations.map(\.description), none: "No body ran.")
            + part("outline", changes, none: "The outline is the same.")
        return lines.joined(separator: "\n")
    }
}

extension ViewTrace.Write: CustomStringConvertible {
    public var description: String {
        let owner = path.isEmpty ? name : "\(name) of \(path)"
        guard let old, let new else { return owner }
        return "\(owner): \(old) -> \(new)"
    }
}

extension ViewHost {
    /// Tells what one piece of work did: which states it wrote, which bodies ran and why, which lines changed.
    ///
    /// ```swift
    /// print(try host.trace { try host.tap("Add") })
    /// ```
    ///
    /// An addition of Terrarium's. Writes to `@Observable` models show as the cause of the bodies that ran. The tree is
    /// brought up to date before and after.
    public func trace(_ work: () throws -> Void) rethrows -> ViewTrace {
        let before = outline()
        let recorder = try recording(EvaluationRecorder(recordsWrites: true), work)
        return ViewTrace(recorder: recorder, before: before, after: outline())
    }

    /// Tells what one piece of asynchronous work did.
    public func trace(_ work: () async throws -> Void) async rethrows -> ViewTrace {
        let before = outline()
        let recorder = try await recording(EvaluationRecorder(recordsWrites: true), work)
        return ViewTrace(recorder: recorder, before: before, after: outline())
    }
}
