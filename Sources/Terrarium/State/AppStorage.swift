public import Foundation

/// A value that is kept in the user's defaults. All views that read it follow it, in every host.
///
/// What others write to the defaults is noticed when a host is read the next time.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    fileprivate let key: String
    private let initial: Value
    private let coding: StoredCoding<Value>
    private let ownStore: UserDefaults?
    private var inheritedStore: UserDefaults?

    fileprivate init(_ key: String, store: UserDefaults?, initial: Value, coding: StoredCoding<Value>) {
        self.key = key
        ownStore = store
        self.initial = initial
        self.coding = coding
    }

    fileprivate var store: UserDefaults { ownStore ?? inheritedStore ?? .standard }

    /// The present value. Reading it in a body makes the body run again when it changes.
    public var wrappedValue: Value {
        get {
            EvaluationFrame.recordRead(of: StoredSources.source(for: key, in: store))
            return store.object(forKey: key).flatMap(coding.decode) ?? initial
        }
        nonmutating set {
            let target = UncheckedBox((store, key, coding.encode(newValue)))
            MainThread.run {
                let (store, key, encoded) = target.value
                if let encoded { store.set(encoded, forKey: key) } else { store.removeObject(forKey: key) }
                StoredSources.didWrite(key, in: store)
            }
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        Binding(derived: StoredBinding(property: self))
    }
}

/// The stored value of a key.
private final class StoredBinding<Value>: DerivedBinding<Value>, @unchecked Sendable {
    private let property: AppStorage<Value>

    init(property: AppStorage<Value>) {
        self.property = property
    }

    override func get() -> Value { property.wrappedValue }

    override func set(_ value: Value) { property.wrappedValue = value }

    override func isSame(as other: DerivedBinding<Value>) -> Bool {
        guard let other = other as? StoredBinding<Value> else { return false }
        return property.key == other.property.key && property.store === other.property.store
    }
}

extension AppStorage: InstallableField {
    package static func install(
        at field: UnsafeMutableRawPointer, state: AnyObject?, in context: FieldContext
    ) -> AnyObject? {
        field.assumingMemoryBound(to: Self.self).pointee.inheritedStore = context.node.scope[AppStoreKey.self]
        return nil
    }

    package static func isSameInput(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        let old = old.assumingMemoryBound(to: Self.self).pointee
        let new = new.assumingMemoryBound(to: Self.self).pointee
        return old.key == new.key && old.ownStore === new.ownStore
    }
}

/// How a value is kept in the defaults.
struct StoredCoding<Value> {
    let decode: (Any) -> Value?
    let encode: (Value) -> Any?

    static var plain: StoredCoding { StoredCoding(decode: { $0 as? Value }, encode: { $0 }) }

    static func number(_ read: @escaping (NSNumber) -> Value) -> StoredCoding {
        StoredCoding(decode: { $0 as? Value ?? ($0 as? NSNumber).map(read) }, encode: { $0 })
    }

    static var url: StoredCoding<URL> {
        StoredCoding<URL>(decode: { ($0 as? String).flatMap(URL.init(string:)) }, encode: { $0.absoluteString })
    }

    static func raw<Raw>() -> StoredCoding where Value: RawRepresentable, Value.RawValue == Raw {
        StoredCoding(decode: { ($0 as? Raw).flatMap(Value.init(rawValue:)) }, encode: { $0.rawValue })
    }

    static func optional<Wrapped>(_ coding: StoredCoding<Wrapped>) -> StoredCoding where Value == Wrapped? {
        StoredCoding(decode: { coding.decode($0).map(Optional.some) }, encode: { $0.flatMap(coding.encode) })
    }
}

/// What tells the readers of a stored value that it has changed: one for each key of a store.
private final class StoredSource: Source, @unchecked Sendable {
    private let key: String
    private weak var store: UserDefaults?
    private var seen: AnyHashable?

    init(key: String, in store: UserDefaults) {
        self.key = key
        self.store = store
        super.init()
        seen = present
    }

    override var name: String { "stored \(key)" }

    func isOf(_ store: UserDefaults) -> Bool { self.store === store }

    private var present: AnyHashable? { store?.object(forKey: key) as? AnyHashable }

    /// Tells the readers if the value is another one than they know of.
    func look() {
        let present = present
        guard present != seen else { return }
        seen = present
        notifySubscribers()
    }
}

/// The sources of the stored values that somebody reads. Invariant: used on the main actor only.
enum StoredSources {
    private struct Key: Hashable {
        let store: ObjectIdentifier
        let key: String
    }

    nonisolated(unsafe) private static var all: [Key: StoredSource] = [:]

    static func source(for key: String, in store: UserDefaults) -> Source {
        knownSource(for: key, in: store)
    }

    /// Somebody has written a value through a property.
    static func didWrite(_ key: String, in store: UserDefaults) {
        knownSource(for: key, in: store).look()
    }

    private static func knownSource(for key: String, in store: UserDefaults) -> StoredSource {
        let place = Key(store: ObjectIdentifier(store), key: key)
        // A store that is gone may have left its address to another one.
        if let known = all[place], known.isOf(store) { return known }
        let source = StoredSource(key: key, in: store)
        all[place] = source
        return source
    }

    /// Looks for values that were written past the properties, and forgets those that nobody reads any more.
    static func look() {
        guard !all.isEmpty else { return }
        for (place, source) in all.sorted(by: { $0.key.key < $1.key.key }) {
            if source.subscriberCount == 0 { all[place] = nil } else { source.look() }
        }
    }
}

extension View {
    /// The defaults in which `@AppStorage` below keeps its values.
    public nonisolated func defaultAppStorage(_ store: UserDefaults, fileID: StaticString = #fileID, line: UInt = #line)
        -> some View
    {
        modifier(EnvironmentModifier(keyPath: \.appStore, value: store, line: SourceLine(fileID: fileID, line: line)))
    }
}

extension EnvironmentValues {
    package var appStore: UserDefaults? {
        get { self[AppStoreKey.self] }
        set { self[AppStoreKey.self] = newValue }
    }
}

struct AppStoreKey: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store: store, initial: wrappedValue, coding: .number { $0.boolValue })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store: store, initial: wrappedValue, coding: .number { $0.intValue })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store: store, initial: wrappedValue, coding: .number { $0.doubleValue })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store: store, initial: wrappedValue, coding: .plain)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store: store, initial: wrappedValue, coding: .plain)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, store: store, initial: wrappedValue, coding: .plain)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, store: store, initial: wrappedValue, coding: StoredCoding<URL>.url)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, store: store, initial: wrappedValue, coding: .raw())
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, store: store, initial: wrappedValue, coding: .raw())
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store: store, initial: nil, coding: .optional(StoredCoding<Bool>.number { $0.boolValue }))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store: store, initial: nil, coding: .optional(StoredCoding<Int>.number { $0.intValue }))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store: store, initial: nil, coding: .optional(StoredCoding<Double>.number { $0.doubleValue }))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store: store, initial: nil, coding: .optional(StoredCoding<String>.plain))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store: store, initial: nil, coding: .optional(StoredCoding<Data>.plain))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store: store, initial: nil, coding: .optional(StoredCoding<URL>.url))
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(key, store: store, initial: nil, coding: .optional(StoredCoding<R>.raw()))
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int {
        self.init(key, store: store, initial: nil, coding: .optional(StoredCoding<R>.raw()))
    }
}
