/// Where an environment value comes from: who set it, over whom, and who reads it.
///
/// Prints as aligned text, with `root` for what no line of the program sets: a host's own values and its `showDialog`.
///
/// ```
/// \.theme = dark
///   set by   Panel.swift:18  dark
///   over     App.swift:7     light
///   default                  plain
///   read by  RootView > Panel > Badge
/// ```
public struct EnvironmentTrace: Sendable, Equatable {
    /// One key that the value was made from, and its levels.
    public struct Key: Sendable, Equatable {
        /// The key as a reader writes it: `\.theme`, or `Session.self` for an object.
        public let name: String
        /// Who gives the key a value, nearest first; the default is the last. The first is the one that is seen.
        public let levels: [Level]
        /// The paths of the views whose bodies read what is seen, sorted.
        ///
        /// ``ViewHost`` adds the texts, images, shapes and controls that are shown and read it, as `Panel > Text "Save"`.
        /// What follows a scope by `onChange(of:perform:)` stands nowhere in the tree and is not listed.
        public let readers: [String]
        /// The paths of the views that have a property for the value and did not read it in their last body, sorted:
        /// they read it in actions, if at all, and a change does not run them.
        public let holders: [String]
    }

    /// One place that gives a key a value.
    public struct Level: Sendable, Equatable {
        /// The value as text.
        public let value: String
        /// The file of the modifier as `Module/File.swift`; nil for the default, and for values from outside the tree.
        public let file: String?
        /// The line of the modifier; 0 where the file is not known.
        public let line: Int
        /// Whether this is the key's default.
        public let isDefault: Bool

        fileprivate var place: String {
            file.map { "\($0.split(separator: "/").last ?? ""):\(line)" } ?? (isDefault ? "" : "root")
        }
    }

    /// The value that was asked for, as text.
    public let value: String
    /// The keys that it was made from, in the order in which they were read.
    public let keys: [Key]
}

extension EnvironmentTrace: CustomStringConvertible {
    /// The trace as aligned lines, one for each level and each reader.
    public var description: String {
        if keys.count == 1, let key = keys.first {
            return ([heading(key.name)] + lines(of: key, indent: "  ")).joined(separator: "\n")
        }
        var all = [heading("value")]
        for key in keys {
            all.append("  \(key.name)")
            all += lines(of: key, indent: "    ")
        }
        return all.joined(separator: "\n")
    }

    private func heading(_ name: String) -> String { "\(name) = \(value)" }

    private func lines(of key: Key, indent: String) -> [String] {
        let width = key.levels.map(\.place.count).max() ?? 0
        var lines: [String] = []
        for (index, level) in key.levels.enumerated() {
            let role = level.isDefault ? "default" : index == 0 ? "set by " : "over   "
            let place = level.place + String(repeating: " ", count: width - level.place.count)
            lines.append("\(indent)\(role)  \(width > 0 ? "\(place)  " : "")\(level.value)")
        }
        let readers = key.readers + key.holders.map { "\($0) (not in its body)" }
        for (index, reader) in readers.enumerated() {
            lines.append("\(indent)\(index == 0 ? "read by" : "       ")  \(reader)")
        }
        return lines
    }
}

extension EnvironmentScope {
    /// Tells where a value that is visible here comes from.
    ///
    /// Nothing is recorded for this while the tree runs; the scopes are searched when somebody asks.
    /// - Complexity: O(number of scopes above + number of readers) for each key that the value is made from.
    public func trace<Value>(of value: (EnvironmentValues) -> Value) -> EnvironmentTrace {
        trace(of: value) { _, _ in [] }
    }

    /// The same with readers that did not subscribe: `others` names those that see the cell of a key.
    final func trace<Value>(
        of value: (EnvironmentValues) -> Value,
        others: (_ key: any EnvironmentKey.Type, _ cell: AnyEnvironmentCell) -> [String]
    ) -> EnvironmentTrace {
        var sources: ContiguousArray<Source> = []
        let seen = tree.read(from: table, value) { evaluation in
            for source in evaluation.sources where !sources.contains(where: { $0 === source }) {
                sources.append(source)
            }
        }
        return EnvironmentTrace(
            value: EnvironmentKeyName.text(of: seen),
            keys: sources.compactMap { source in
                guard let keyType = (source as? any EnvironmentKeySource)?.environmentKey else { return nil }
                let subscribers = source.subscribers
                let cell = source as? AnyEnvironmentCell
                let readers = Set(subscribers.compactMap(\.readerPath) + (cell.map { others(keyType, $0) } ?? []))
                return EnvironmentTrace.Key(
                    name: EnvironmentKeyName.path(of: keyType), levels: levels(of: keyType), readers: readers.sorted(),
                    holders: Set(subscribers.compactMap(\.holderPath)).subtracting(readers).sorted())
            })
    }

    private func levels<Key: EnvironmentKey>(of key: Key.Type) -> [EnvironmentTrace.Level] {
        var levels: [EnvironmentTrace.Level] = []
        var next: EnvironmentScope? = self
        while let scope = next {
            if let cell = scope.ownCell(for: ObjectIdentifier(key)) {
                levels.append(
                    EnvironmentTrace.Level(
                        value: cell.printableValue, file: scope.line.file, line: scope.line.line, isDefault: false))
            }
            next = scope.isBarrier ? nil : scope.parent
        }
        let defaultText = EnvironmentKeyName.text(of: Key.defaultValue)
        return levels + [EnvironmentTrace.Level(value: defaultText, file: nil, line: 0, isDefault: true)]
    }
}

/// A source that stands for a key of the environment.
protocol EnvironmentKeySource: Source {
    var environmentKey: (any EnvironmentKey.Type)? { get }
}

extension AnyEnvironmentCell: EnvironmentKeySource {
    var environmentKey: (any EnvironmentKey.Type)? { keyType }
}

extension AbsentKey: EnvironmentKeySource {
    var environmentKey: (any EnvironmentKey.Type)? { keyType as? any EnvironmentKey.Type }
}
