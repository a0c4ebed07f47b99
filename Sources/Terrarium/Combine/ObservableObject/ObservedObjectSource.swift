/// What a view reads when it reads an observable object.
final class ObservedObjectSource: Source, @unchecked Sendable {
    private weak var object: AnyObject?
    /// The storage of the published property that changed last, for its name only; nil for a change by hand.
    private var lastStorage: ObjectIdentifier?
    /// For an object with a publisher of its own kind: what passes that publisher's events on.
    private var bridge: AnyCancellable?

    /// Makes the source of an object that nobody knows.
    override init() {
        super.init()
    }

    init(object: AnyObject) {
        self.object = object
        super.init()
    }

    /// Makes the source of an object that announces its changes through a publisher of its own kind.
    init<P: Publisher>(object: AnyObject, bridging publisher: P) where P.Failure == Never {
        self.object = object
        super.init()
        bridge = publisher.sink { [weak self] _ in self?.objectWillChange(storage: nil) }
    }

    /// `object AppState.isLogin`; `object AppState` where the object announced the change by hand.
    override var name: String {
        guard let object else { return "object" }
        let type = "object \(TypeName.short(of: Swift.type(of: object)))"
        guard let lastStorage, let field = PublishedFields.name(of: lastStorage, in: object) else { return type }
        return "\(type).\(field)"
    }

    /// Tells the readers; from another thread it leaves that to the main actor.
    func objectWillChange(storage: ObjectIdentifier?) {
        MainThread.run { [self] in
            lastStorage = storage
            notifySubscribers()
        }
    }
}

/// The source that stands for an object: whoever reads it hears of each change that the object announces.
///
/// It is the same source for one object as long as someone holds it.
package func objectSource<T: ObservableObject>(of object: T) -> Source {
    let publisher = object.objectWillChange
    if let publisher = publisher as? ObservableObjectPublisher { return publisher.source }
    return BridgedSources.source(of: object, publisher: publisher)
}

/// The sources of objects whose publisher is of their own kind, as long as someone holds them.
private enum BridgedSources {
    private static let table = ObjectTable<WeakSource>()

    static func source<P: Publisher>(of object: AnyObject, publisher: P) -> Source where P.Failure == Never {
        if let known = table[object]?.source { return known }
        let source = ObservedObjectSource(object: object, bridging: publisher)
        table[object] = WeakSource(source: source)
        return source
    }

    struct WeakSource: @unchecked Sendable {
        weak var source: ObservedObjectSource?
    }
}
