/// Hands up a value.
nonisolated struct PreferenceModifier<Key: PreferenceKey>: ViewModifier {
    typealias Body = Never

    let value: Key.Value

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        if let existing = cursor.existing {
            let node = unsafeDowncast(existing, to: PreferenceNode<Key>.self)
            cursor.advance(past: node)
            node.setValue(modifier.value)
            node.updateContent(content)
        } else {
            let node = PreferenceNode<Key>(modifier.value, parent: cursor.parent)
            cursor.append(node)
            node.updateContent(content)
        }
    }
}

package final class PreferenceNode<Key: PreferenceKey>: Node, @unchecked Sendable {
    private var value: Key.Value

    init(_ value: Key.Value, parent: Node) {
        self.value = value
        super.init(parent: parent)
        markWrites(Key.self)
    }

    func setValue(_ new: Key.Value) {
        guard !ValueComparison.of(Key.Value.self)(value, new) else { return }
        value = new
        preferencesDidChange()
    }

    package override func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
        guard key == Key.self else { return combinedPreference(key) }
        // The keys are the same type, so their values are too.
        return unsafeBitCast(value, to: Other.Value.self)
    }
}

/// Changes what is handed up.
nonisolated struct PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier {
    typealias Body = Never

    let transform: (inout Key.Value) -> Void

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        if let existing = cursor.existing {
            let node = unsafeDowncast(existing, to: PreferenceTransformNode<Key>.self)
            cursor.advance(past: node)
            node.transform = modifier.transform
            node.preferencesDidChange()
            node.updateContent(content)
        } else {
            let node = PreferenceTransformNode<Key>(modifier.transform, parent: cursor.parent)
            cursor.append(node)
            node.updateContent(content)
        }
    }
}

package final class PreferenceTransformNode<Key: PreferenceKey>: Node, @unchecked Sendable {
    var transform: (inout Key.Value) -> Void

    init(_ transform: @escaping (inout Key.Value) -> Void, parent: Node) {
        self.transform = transform
        super.init(parent: parent)
        markWrites(Key.self)
    }

    package override func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
        guard key == Key.self else { return combinedPreference(key) }
        var value = combinedPreference(Key.self) ?? Key.defaultValue
        // The closure belongs to the body around: what it reads wakes that body.
        readingForBody { transform(&value) }
        return unsafeBitCast(value, to: Other.Value.self)
    }
}

/// Hears of changes.
nonisolated struct PreferenceActionModifier<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
    typealias Body = Never

    let action: @MainActor (Key.Value) -> Void

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        if let existing = cursor.existing {
            let node = unsafeDowncast(existing, to: PreferenceActionNode<Key>.self)
            cursor.advance(past: node)
            node.action = modifier.action
            node.updateContent(content)
        } else {
            let node = PreferenceActionNode<Key>(modifier.action, parent: cursor.parent)
            cursor.append(node)
            node.updateContent(content)
        }
    }
}

package final class PreferenceActionNode<Key: PreferenceKey>: Node, PreferenceReading, @unchecked Sendable
where Key.Value: Equatable {
    var action: @MainActor (Key.Value) -> Void
    var isWaitingForPreferences = false
    private var last: Key.Value?
    private var isWaitingToTell = false

    init(_ action: @escaping @MainActor (Key.Value) -> Void, parent: Node) {
        self.action = action
        super.init(parent: parent)
        flags.insert(.readsPreferences)
        runtime.enqueuePreferenceReader(self)
    }

    /// What is new; nil if that is nothing.
    private var news: Key.Value? {
        let value = combinedPreference(Key.self) ?? last.map { _ in Key.defaultValue }
        return value == last ? nil : value
    }

    func readPreferences() {
        guard !isWaitingToTell, news != nil else { return }
        isWaitingToTell = true
        // The layout may make it another value yet, or the one that it was: readers of sizes hand up what they find.
        runtime.lifecycle.enqueue(for: self) { [weak self] in self?.tell() }
    }

    @MainActor
    private func tell() {
        isWaitingToTell = false
        guard !flags.contains(.isUnmounted), let news else { return }
        last = news
        action(news)
    }
}
