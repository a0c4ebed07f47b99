/// Whoever owns the links of a view's environment properties: the node of the view.
package protocol EnvironmentReaderOwner: AnyObject {
    /// Called while a source is changing: a value that the owner's last evaluation read may be different now. Mark and return.
    func environmentValueMayHaveChanged(_ link: AnyEnvironmentLink, cause: Source)

    /// Where the view stands, for traces and messages: `RootView > CardView`.
    var environmentReaderPath: String { get }

    /// In whose time a property of the owner is being read.
    var environmentReadPhase: EnvironmentReadPhase { get }
}

/// The retained part of one `@Environment` property of one view: it knows what the property reads and who must hear of a change.
///
/// Around each evaluation the owner calls ``beginEvaluation(at:)`` and ``endEvaluation()``; when told that the value may have
/// changed, ``resolve(into:)`` says whether it has.
///
/// Invariant: `generation` equals the one stored in a property exactly when the value stored beside it is current.
@usableFromInline
package class AnyEnvironmentLink: SourceReader, @unchecked Sendable {
    /// The number of the property's present value.
    @usableFromInline
    @exclusivity(unchecked)
    final var generation: UInt32 = 1

    /// Whether the property was read since the owner's last evaluation began.
    @usableFromInline
    @exclusivity(unchecked)
    package final var wasRead = false

    /// Whether a source has changed since the value was resolved.
    @exclusivity(unchecked) package fileprivate(set) final var isStale = true

    /// The object that the property stands for, where nobody supplies it.
    @exclusivity(unchecked) package fileprivate(set) final var missingObject: MissingEnvironmentObject?

    /// Whether the property stands for an object: its owner hears of every change, since it must not run without one.
    @exclusivity(unchecked) package final var standsForObject = false

    /// Where the property reads; the scope lives at least as long as the link.
    @exclusivity(unchecked) package fileprivate(set) final var scope: EnvironmentScope

    @exclusivity(unchecked) fileprivate final unowned(unsafe) var owner: (any EnvironmentReaderOwner)?
    @exclusivity(unchecked) final fileprivate(set) var dependencies = EnvironmentDependencies()
    /// What is read from values that the property handed out; nil for a property that hands out none.
    @exclusivity(unchecked) fileprivate final var keptReads: KeptReads?

    fileprivate init(owner: any EnvironmentReaderOwner, scope: EnvironmentScope) {
        self.owner = owner
        self.scope = scope
    }

    /// Prepares the property in the owner's stored view for an evaluation: its value is current, and unread.
    package final func beginEvaluation(at field: UnsafeMutableRawPointer) {
        synchronize(field)
        wasRead = false
        keptReads?.beginEvaluation()
    }

    /// Ends an evaluation. Closures that the body made and that read the property later are noticed apart from the body.
    package final func endEvaluation() {
        if !wasRead || keptReads != nil { generation &+= 1 }
        keptReads?.endEvaluation()
    }

    /// A key was read from values that the property handed out, or all where it is nil.
    final func keptValuesWereRead(_ key: ObjectIdentifier?) {
        guard let owner, keptReads != nil else { return }
        keptReads?.add(key, in: owner.environmentReadPhase, of: scope, subscriber: self)
    }

    /// Brings the property in the owner's stored view up to date and says whether its value has become different.
    package func resolve(into field: UnsafeMutableRawPointer) -> Bool { false }

    /// Reads at another scope from now on.
    package final func rebind(scope: EnvironmentScope) {
        guard scope !== self.scope else { return }
        self.scope = scope
        markStale()
    }

    /// Ends all subscriptions. Copies of the property still read the present value, but nobody hears of changes.
    package final func cancel() {
        owner = nil
        dependencies.removeAll()
        keptReads?.removeAll()
        keptReads = nil
        markStale()
    }

    /// What the property reads, as its declaration says it: `\.font`, or `Model.self`.
    package final var keyDescription: String {
        var names: [String] = []
        for source in sources {
            let name = source.name.replacing("environment ", with: "", maxReplacements: 1)
            if !names.contains(name) { names.append(name) }
        }
        return names.isEmpty ? "environment" : names.joined(separator: ", ")
    }

    /// What the property reads at present.
    final var sources: [Source] { dependencies.sources + (keptReads?.sources ?? []) }

    /// Where the view stands; nil where its body did not read the property, and once it is gone.
    override package final var readerPath: String? { wasRead ? owner?.environmentReaderPath : nil }

    override package final var holderPath: String? { wasRead ? nil : owner?.environmentReaderPath }

    override package final var environmentScope: EnvironmentScope? { scope }

    override package final func sourceDidChange(_ source: Source) {
        markStale()
        if wasRead || standsForObject { owner?.environmentValueMayHaveChanged(self, cause: source) }
    }

    /// Where the view stands; nil once it is gone.
    fileprivate final var ownerPath: String? { owner?.environmentReaderPath }

    fileprivate func synchronize(_ field: UnsafeMutableRawPointer) {}

    /// Values that were handed out whole are a copy; it is not current once anything in the tree has changed.
    fileprivate final func markStaleIfOld() {
        if let keptReads, keptReads.version != scope.tree.version { markStale() }
    }

    fileprivate final func markStale() {
        isStale = true
        generation &+= 1
    }
}

/// The link of a property whose value is of type `Value`.
@usableFromInline
package final class EnvironmentLink<Value>: AnyEnvironmentLink, @unchecked Sendable {
    @exclusivity(unchecked) fileprivate var resolver: Environment<Value>.Resolver
    /// The value, unless stale; nil where the object is missing.
    @exclusivity(unchecked) private var value: Value?
    /// How values compare; found out when the first change asks for it.
    @exclusivity(unchecked) private var comparison: ValueComparison?
    @exclusivity(unchecked) private var isResolved = false
    /// Whether the value became different since the owner last saw it.
    @exclusivity(unchecked) private var hasUnseenChange = false

    fileprivate init(
        _ resolver: Environment<Value>.Resolver, owner: any EnvironmentReaderOwner, scope: EnvironmentScope
    ) {
        self.resolver = resolver
        super.init(owner: owner, scope: scope)
        standsForObject = resolver.missingObject != nil
    }

    override package func resolve(into field: UnsafeMutableRawPointer) -> Bool {
        refresh()
        defer { hasUnseenChange = false }
        store(into: field.assumingMemoryBound(to: Environment<Value>.self))
        return hasUnseenChange
    }

    override fileprivate func synchronize(_ field: UnsafeMutableRawPointer) {
        markStaleIfOld()
        refresh()
        hasUnseenChange = false
        let property = field.assumingMemoryBound(to: Environment<Value>.self)
        if property.pointee.generation != generation { store(into: property) }
    }

    /// The present value, for a property whose stored one is not current; nil where the object is missing.
    fileprivate func currentValue() -> Value? {
        if owner?.environmentReadPhase != .action { wasRead = true }
        markStaleIfOld()
        refresh()
        return value
    }

    /// Takes the link over for a new property value of the same view.
    fileprivate func adopt(_ property: UnsafeMutablePointer<Environment<Value>>) {
        let isSame = resolver.isSame(as: property.pointee.resolver)
        resolver = property.pointee.resolver
        if !isSame { markStale() }
        property.pointee.link = self
        if !isStale { store(into: property) }
    }

    private func store(into property: UnsafeMutablePointer<Environment<Value>>) {
        property.pointee.value = value
        property.pointee.generation = generation
    }

    private func refresh() {
        guard isStale else { return }
        isStale = false
        let old = value
        value = scope.tree.read(from: scope.table, resolver.callAsFunction) { evaluation in
            guard owner != nil else { return }
            dependencies.replace(
                by: evaluation, readsEverything: evaluation.readsEverything, of: scope, subscriber: self)
            keptReads?.removeAll()
            keptReads = nil
            guard evaluation.isFrozen else { return }
            keptReads = KeptReads(version: scope.tree.version)
            evaluation.follower = self
        }
        missingObject = value == nil ? resolver.missingObject : nil
        if isResolved, !isSame(old, value) { hasUnseenChange = true }
        isResolved = true
    }

    private func isSame(_ old: Value?, _ new: Value?) -> Bool {
        guard let old, let new else { return old == nil && new == nil }
        let comparison = self.comparison ?? ValueComparison.of(Value.self)
        self.comparison = comparison
        return comparison(old, new)
    }
}

// MARK: - Installing

extension Environment {
    /// Connects the property at `field` with a node, taking over the link of the view value before it.
    ///
    /// A first installation resolves the value. Later ones keep it, unless the property now reads something else: then the
    /// link is stale, and ``AnyEnvironmentLink/resolve(into:)`` says whether the value differs from the one read before.
    package static func install(
        at field: UnsafeMutableRawPointer, previous: AnyEnvironmentLink?, owner: any EnvironmentReaderOwner,
        scope: EnvironmentScope
    ) -> AnyEnvironmentLink {
        let property = field.assumingMemoryBound(to: Environment<Value>.self)
        if let previous {
            let link = unsafeDowncast(previous, to: EnvironmentLink<Value>.self)
            link.rebind(scope: scope)
            link.adopt(property)
            return link
        }
        let link = EnvironmentLink(property.pointee.resolver, owner: owner, scope: scope)
        property.pointee.link = link
        link.synchronize(field)
        return link
    }

    /// The value for a property whose stored one is not current.
    @usableFromInline
    func readThroughLink() -> Value {
        if let link {
            if let value = link.currentValue() { return value }
        } else {
            if let value = resolver(EnvironmentValues()) {
                EnvironmentDiagnostics.report(
                    """
                    @Environment(\(resolver.keyDescription)) was read outside a view's body, before the view was part of a \
                    tree. It has its default value there.
                    """)
                return value
            }
        }
        guard let missing = resolver.missingObject else { preconditionFailure("only objects can be missing") }
        fatalError(
            missing.message(path: link?.ownerPath, present: link?.scope.values.objectTypeNames ?? []))
    }
}
