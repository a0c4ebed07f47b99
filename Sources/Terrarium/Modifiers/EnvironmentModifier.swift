public import Observation

extension View {
    /// Sets an environment value for this view and everything below it.
    ///
    /// Only the bodies that read the value run when it becomes different.
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(EnvironmentModifier(keyPath: keyPath, value: value, line: SourceLine(fileID: fileID, line: line)))
    }

    /// Supplies an observable model to the views below that declare `@Environment(Model.self)`. Nil takes one away.
    public nonisolated func environment<T: AnyObject & Observable>(
        _ object: T?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentModifier(
                keyPath: \.[model: ObjectType<T>()], value: object, line: SourceLine(fileID: fileID, line: line)))
    }

    /// Supplies an observable object to the views below that declare `@EnvironmentObject`.
    public nonisolated func environmentObject<T: ObservableObject>(
        _ object: T, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentModifier(
                keyPath: \.[object: ObjectType<T>()], value: object, line: SourceLine(fileID: fileID, line: line)))
    }

    /// Changes an inherited environment value for this view and everything below it.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentTransformModifier(
                keyPath: keyPath, transform: transform, line: SourceLine(fileID: fileID, line: line)))
    }
}

/// Names a type in a key path.
package struct ObjectType<T: AnyObject>: Hashable, Sendable {
    package init() {}
}

extension EnvironmentValues {
    package subscript<T: AnyObject>(model type: ObjectType<T>) -> T? {
        get { self[model: T.self] }
        set { self[model: T.self] = newValue }
    }

    package subscript<T: AnyObject>(object type: ObjectType<T>) -> T? {
        get { self[object: T.self] }
        set { self[object: T.self] = newValue }
    }
}

/// Sets one environment value.
nonisolated struct EnvironmentModifier<Value>: ViewModifier {
    typealias Body = Never

    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
    let line: SourceLine
    /// How outlines show the value as a style of the lines below.
    var styles: [SnapshotAttribute] = []

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        let node: ScopeNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: ScopeNode.self)
            cursor.advance(past: node)
        } else {
            node = ScopeNode(parent: cursor.parent, line: modifier.line)
            cursor.append(node)
        }
        node.setStyles(modifier.styles)
        let concernsLibrary = node.own.changesBuiltInValues { $0.overrideOnly(modifier.keyPath, with: modifier.value) }
        if concernsLibrary { node.tellEnvironmentDidChange() }
        node.updateContent(content)
    }
}

/// Changes an inherited environment value.
nonisolated struct EnvironmentTransformModifier<Value>: ViewModifier {
    typealias Body = Never

    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void
    let line: SourceLine
    var styles: [SnapshotAttribute] = []

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        let node: ScopeNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: ScopeNode.self)
            cursor.advance(past: node)
        } else {
            node = ScopeNode(parent: cursor.parent, line: modifier.line)
            cursor.append(node)
        }
        node.setStyles(modifier.styles)
        // The transform belongs to the body around: what it reads besides the environment wakes that body.
        let concernsLibrary = node.readingForBody {
            node.own.changesBuiltInValues { $0.transform(modifier.keyPath, modifier.transform) }
        }
        if concernsLibrary { node.tellEnvironmentDidChange() }
        node.updateContent(content)
    }
}
