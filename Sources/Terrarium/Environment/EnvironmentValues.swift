/// The values of the environment: a collection that finds each value by its key and knows a default for every key.
///
/// A value of this type is a plain value. Make one, change it, copy it, keep it: nothing that happens elsewhere changes it.
/// What it holds costs one table, and a read costs about as much as reading an element of an array.
///
/// ```swift
/// var values = EnvironmentValues()
/// values[ThemeKey.self] = .dark
/// print(values)                       // [theme = dark]
/// ```
///
/// A computed accessor may read several keys. One that reads itself recurses endlessly, as any computed property does.
public struct EnvironmentValues: @unchecked Sendable {
    /// The visible cells, where no context watches; nil where nothing is set, and where a context watches.
    @usableFromInline var table: ScopeTable?

    /// Watches reads and gathers writes while a scope or a reader evaluates; nil for values that users hold.
    @usableFromInline var context: EnvironmentContext?

    /// Makes an environment in which nothing is set.
    public init() {
        table = nil
        context = nil
    }

    init(table: ScopeTable) {
        self.table = table
        context = nil
    }

    init(context: EnvironmentContext) {
        table = nil
        self.context = context
    }

    /// The value of a key; the key's default where nothing is set.
    ///
    /// - Complexity: O(1), whatever the number of keys and of scopes above.
    @inlinable
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        @inline(__always)
        get {
            let identifier = ObjectIdentifier(key)
            let cell = context == nil ? table?.unretainedCell(for: identifier) : contextCell(for: identifier)
            guard let cell else { return Key.defaultValue }
            return cell._withUnsafeGuaranteedRef { unsafeDowncast($0, to: EnvironmentCell<Key>.self).value }
        }
        set {
            set(EnvironmentCell<Key>(newValue), for: ObjectIdentifier(key))
        }
    }

    @usableFromInline
    func contextCell(for key: ObjectIdentifier) -> Unmanaged<AnyEnvironmentCell>? {
        // The context holds the cell: among what was written, or in the table that it stands on.
        context?.cell(for: key)
    }

    @usableFromInline
    mutating func set(_ cell: AnyEnvironmentCell, for key: ObjectIdentifier) {
        if context != nil {
            if !isKnownUniquelyReferenced(&context) { context = context?.copy() }
            context?.write(cell, for: key)
        } else {
            // A table above others is known to them too, and so is never the only reference.
            let isOwn = table?.isIndependent == true && isKnownUniquelyReferenced(&table)
            let own = isOwn ? table : (table ?? .empty).independentCopy()
            own?.insert(cell, for: key)
            table = own
        }
    }
}

extension EnvironmentValues {
    /// The same values, independent of every scope.
    ///
    /// - Complexity: O(number of keys that are set) where the values are live ones, O(1) else.
    package var frozen: EnvironmentValues {
        if let context { return EnvironmentValues(table: context.merged().frozen()) }
        guard let table, !table.isIndependent else { return self }
        return EnvironmentValues(table: table.frozen())
    }

    /// What is set, in cells that nobody writes.
    var frozenTable: ScopeTable { frozen.table ?? .empty }

    /// Sets every value that other values set.
    mutating func setAll(of other: EnvironmentValues) {
        var cells: [(ObjectIdentifier, AnyEnvironmentCell)] = []
        other.frozenTable.forEachCell { key, cell in cells.append((key, cell.copy())) }
        for (key, cell) in cells { set(cell, for: key) }
    }

    /// The cells of all keys that are set, in the order of the keys' names.
    var cellsByName: [(name: String, cell: AnyEnvironmentCell)] {
        var cells: [(name: String, cell: AnyEnvironmentCell)] = []
        (context?.merged() ?? table ?? .empty).forEachCell { _, cell in
            cells.append((EnvironmentKeyName.name(of: cell.keyType), cell))
        }
        return cells.sorted { ($0.name, $0.cell.printableValue) < ($1.name, $1.cell.printableValue) }
    }
}

extension EnvironmentValues: CustomStringConvertible {
    /// What is set, by name: `[font = title, isEnabled = false]`.
    public var description: String {
        "[\(cellsByName.map { "\($0.name) = \($0.cell.printableValue)" }.joined(separator: ", "))]"
    }
}
