extension EnvironmentValues {
    /// The object of a type that `View.environment(_:)` supplies, for `@Environment(Model.self)`.
    package subscript<Model: AnyObject>(model type: Model.Type) -> Model? {
        get { self[ModelKey<Model>.self] }
        set { self[ModelKey<Model>.self] = newValue }
    }

    /// The object of a type that `View.environmentObject(_:)` supplies, for `@EnvironmentObject`.
    package subscript<Model: AnyObject>(object type: Model.Type) -> Model? {
        get { self[ObjectKey<Model>.self] }
        set { self[ObjectKey<Model>.self] = newValue }
    }

    /// The names of the types of all objects that are there, sorted.
    package var objectTypeNames: [String] {
        cellsByName.compactMap { entry in
            guard let key = entry.cell.keyType as? any NamedEnvironmentKey.Type, key.isObject else { return nil }
            return entry.cell.printableValue == "nil" ? nil : entry.name
        }
    }
}

/// Finds an object by its type, as `View.environment(_:)` supplies it.
struct ModelKey<Model: AnyObject>: NamedEnvironmentKey {
    static var defaultValue: Model? { nil }
    static var name: String { typeName(of: Model.self) }
    static var isObject: Bool { true }
}

/// Finds an object by its type, as `View.environmentObject(_:)` supplies it.
struct ObjectKey<Model: AnyObject>: NamedEnvironmentKey {
    static var defaultValue: Model? { nil }
    static var name: String { typeName(of: Model.self) }
    static var isObject: Bool { true }
}
