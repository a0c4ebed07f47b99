public import Foundation

/// A value that is kept for the window: all views in one host that use the key share it.
///
/// It lives as long as the host. A host is not restored, so that every host starts with the first values.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private var source: StateSource<Value>?

    fileprivate init(key: String, initial: Value) {
        self.key = key
        self.initial = initial
    }

    /// The present value. Reading it in a body makes the body run again when it changes.
    public var wrappedValue: Value {
        get {
            guard let source else {
                OutsideView.report("@SceneStorage", of: Value.self)
                return initial
            }
            return source.read()
        }
        nonmutating set {
            guard let source else {
                OutsideView.report("@SceneStorage", of: Value.self)
                return
            }
            source.write(newValue)
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let source else { return .constant(initial) }
        return Binding(source: source)
    }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key: key, initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key: key, initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(key: key, initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(key: key, initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(key: key, initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(key: key, initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Date { self.init(key: key, initial: wrappedValue) }

    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key: key, initial: wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key: key, initial: wrappedValue)
    }

    public init(_ key: String) where Value == Bool? { self.init(key: key, initial: nil) }
    public init(_ key: String) where Value == Int? { self.init(key: key, initial: nil) }
    public init(_ key: String) where Value == Double? { self.init(key: key, initial: nil) }
    public init(_ key: String) where Value == String? { self.init(key: key, initial: nil) }
    public init(_ key: String) where Value == URL? { self.init(key: key, initial: nil) }
    public init(_ key: String) where Value == Data? { self.init(key: key, initial: nil) }
    public init(_ key: String) where Value == Date? { self.init(key: key, initial: nil) }

    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(key: key, initial: nil)
    }

    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key: key, initial: nil)
    }
}

extension SceneStorage: InstallableField {
    package static func install(
        at field: UnsafeMutableRawPointer, state: AnyObject?, in context: FieldContext
    ) -> AnyObject? {
        let property = field.assumingMemoryBound(to: SceneStorage<Value>.self)
        let source = context.node.runtime.sceneStore.source(for: property.pointee.key, property.pointee.initial)
        property.pointee.source = source
        return source
    }
}

/// What is kept for one window. Invariant: used on the main actor only.
final class SceneStore {
    private struct Key: Hashable {
        let name: String
        let type: ObjectIdentifier
    }

    private var sources: [Key: Source] = [:]

    nonisolated deinit {}

    func source<Value>(for name: String, _ initial: Value) -> StateSource<Value> {
        let key = Key(name: name, type: ObjectIdentifier(Value.self))
        if let known = sources[key] { return unsafeDowncast(known, to: StateSource<Value>.self) }
        let source = StateSource(initial, name: name, owner: nil)
        sources[key] = source
        return source
    }
}
