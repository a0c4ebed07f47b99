/// The one mutable box that holds a value which a scope sets; all tables below the scope share it.
///
/// Invariant: once its scope is gone, or where it never had one, nobody writes the cell again.
@usableFromInline
package class AnyEnvironmentCell: Source, @unchecked Sendable {
    /// The scope that sets the value; nil in values that were made by hand or frozen, and after the scope's end.
    ///
    /// Kept without counting, since comparing scopes would otherwise cost more than all the rest of opening one.
    @exclusivity(unchecked) private final var owner: Unmanaged<EnvironmentScope>?

    /// Whether a scope sets the value.
    final var isOwned: Bool { owner != nil }

    /// Whether it is this scope that sets the value.
    final func belongs(to scope: EnvironmentScope) -> Bool {
        owner?.toOpaque() == Unmanaged.passUnretained(scope).toOpaque()
    }

    /// Makes the scope, which says so before it goes, the one that sets the value.
    final func setOwner(_ scope: EnvironmentScope?) {
        owner = scope.map { .passUnretained($0) }
    }

    /// Tells the tree of the scope that the value is another.
    final func noteChange() {
        owner?._withUnsafeGuaranteedRef { $0.tree.noteChange(of: keyType) }
    }

    /// The type of the key that the cell belongs to.
    package var keyType: any EnvironmentKey.Type { preconditionFailure("every cell belongs to a key") }

    /// The value as the outline and the trace print it.
    package var printableValue: String { "" }

    override package var name: String { "environment \(EnvironmentKeyName.path(of: keyType))" }

    /// The identity under which tables hold the cell.
    final var key: ObjectIdentifier { ObjectIdentifier(keyType) }

    /// Takes over the value of another cell of the same key and says whether it was different.
    func take(from other: AnyEnvironmentCell) -> Bool { false }

    /// A cell of its own with the present value.
    func copy() -> AnyEnvironmentCell { self }
}

/// The cell of one key.
@usableFromInline
package final class EnvironmentCell<Key: EnvironmentKey>: AnyEnvironmentCell, @unchecked Sendable {
    @usableFromInline
    @exclusivity(unchecked)
    final var value: Key.Value

    @usableFromInline
    init(_ value: Key.Value) {
        self.value = value
    }

    override package var keyType: any EnvironmentKey.Type { Key.self }

    override package var printableValue: String { EnvironmentKeyName.text(of: value) }

    /// Stores a value and tells the readers, unless it is equal to the present one.
    func write(_ newValue: Key.Value) -> Bool {
        if Key._isEqual(value, newValue) { return false }
        value = newValue
        noteChange()
        notifySubscribers()
        return true
    }

    override func take(from other: AnyEnvironmentCell) -> Bool {
        write(unsafeDowncast(other, to: Self.self).value)
    }

    override func copy() -> AnyEnvironmentCell {
        EnvironmentCell(value)
    }
}

/// Stands for a key that nobody sets: its readers want to hear when somebody starts to.
package final class AbsentKey: Source, @unchecked Sendable {
    let keyType: any Any.Type

    init(_ key: ObjectIdentifier) {
        // The identity of a type is the address of its metadata, so it leads back to the type.
        keyType = unsafeBitCast(key, to: Any.Type.self)
    }

    override package var name: String { "environment \(EnvironmentKeyName.path(of: keyType))" }
}
