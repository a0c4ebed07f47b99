public import Observation

/// Reads a value from the environment of the view that declares it.
///
/// ```swift
/// struct Badge: View {
///     @Environment(\.theme) private var theme
///     @Environment(Session.self) private var session
///     @Environment(Draft.self) private var draft: Draft?
///
///     var body: some View { … }
/// }
/// ```
///
/// A view whose body reads the property is evaluated again when the value becomes different; one that only declares it
/// is not. Closures that the body makes, such as a button's action, read the value of the moment at which they run.
///
/// An object that nobody supplies ends the program when it is read, with a message that names the view and the modifier
/// that would supply it; declare the property optional where that is normal.
///
/// Unlike SwiftUI's, the main initialiser takes a function. `\.theme` becomes one by itself.
@propertyWrapper
public struct Environment<Value> {
    @usableFromInline let resolver: Resolver
    @usableFromInline var link: EnvironmentLink<Value>?
    @usableFromInline var generation: UInt32 = 0
    /// The value of `generation`; nil before the first one, and for a missing object.
    @usableFromInline var value: Value?

    /// Reads what a function makes of the environment, usually one value: `@Environment(\.font)`.
    public init(_ value: @escaping @Sendable (EnvironmentValues) -> Value) {
        resolver = .function(value)
    }

    /// Reads the value at a key path that was made elsewhere.
    @_disfavoredOverload
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        resolver = .keyPath(keyPath)
    }

    /// The value of the moment.
    @inlinable
    public var wrappedValue: Value {
        if let link, link.generation == generation, let value {
            link.wasRead = true
            return value
        }
        return readThroughLink()
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment where Value: AnyObject & Observable {
    /// Reads the object of a type that ``View/environment(_:)`` supplies.
    public init(_ type: Value.Type) {
        resolver = .object({ $0[model: type] }, type)
    }
}

extension Environment {
    /// Reads the object of a type that ``View/environment(_:)`` supplies, if anybody does.
    public init<Model: AnyObject & Observable>(_ type: Model.Type) where Value == Model? {
        resolver = .function { $0[model: Model.self] }
    }
}

// MARK: - What a property reads

extension Environment {
    /// How a property finds its value.
    @usableFromInline
    enum Resolver {
        case function((EnvironmentValues) -> Value)
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value?, any Any.Type)

        /// The value, or nil for an object that is missing.
        func callAsFunction(_ values: EnvironmentValues) -> Value? {
            switch self {
            case .function(let function): function(values)
            case .keyPath(let keyPath): values[keyPath: keyPath]
            case .object(let find, _): find(values)
            }
        }

        /// Whether both certainly read the same.
        func isSame(as other: Resolver) -> Bool {
            switch (self, other) {
            case (.function, .function): bitwiseEqual(self, other)
            case (.keyPath(let left), .keyPath(let right)): left == right
            case (.object(_, let left), .object(_, let right)): left == right
            default: false
            }
        }

        /// What is missing where there is no value.
        var missingObject: MissingEnvironmentObject? {
            if case .object(_, let type) = self { return MissingEnvironmentObject(type, supply: .environment) }
            return nil
        }

        /// What the property reads, found by reading it where nothing is set.
        var keyDescription: String {
            if case .object(_, let type) = self { return "\(typeName(of: type)).self" }
            let scope = EnvironmentScope()
            var names: [String] = []
            _ = scope.tree.read(from: scope.table, callAsFunction) { evaluation in
                names = evaluation.sources.map { $0.name.replacing("environment ", with: "", maxReplacements: 1) }
            }
            return names.isEmpty ? "\\.self" : names.joined(separator: ", ")
        }
    }
}
