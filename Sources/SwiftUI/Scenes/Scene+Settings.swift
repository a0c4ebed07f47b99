public import Foundation
public import Terrarium

/// A scene with settings that only a system with windows could follow.
nonisolated struct SetScene<Base: Scene>: Scene {
    typealias Body = Never

    let base: Base

    @MainActor static func _firstWindow(_ scene: Self) -> AnyView? { Base._firstWindow(scene.base) }
}

/// A scene whose windows have an environment of its own.
nonisolated struct ModifiedScene<Base: Scene, Modifier: ViewModifier>: Scene {
    typealias Body = Never

    let base: Base
    let modifier: Modifier

    @MainActor static func _firstWindow(_ scene: Self) -> AnyView? {
        Base._firstWindow(scene.base).map { AnyView($0.modifier(scene.modifier)) }
    }
}

/// Sets an environment value.
private nonisolated struct SceneEnvironment<V>: ViewModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, V>
    let value: V

    func body(content: Content) -> some View { content.environment(keyPath, value) }
}

/// Supplies an observable object.
private nonisolated struct SceneObject<T: ObservableObject>: ViewModifier {
    let object: T

    func body(content: Content) -> some View { content.environmentObject(object) }
}

/// Supplies an observable model.
private nonisolated struct SceneModel<T: AnyObject & Observable>: ViewModifier {
    let object: T?

    func body(content: Content) -> some View { content.environment(object) }
}

/// Watches a value for a scene.
private nonisolated struct SceneChange<V: Equatable>: ViewModifier {
    let value: V
    let isInitial: Bool
    let action: @MainActor (V, V) -> Void

    func body(content: Content) -> some View { content.onChange(of: value, initial: isInitial, action) }
}

/// What holds for the windows of a scene.
extension Scene {
    /// Sets an environment value for the windows.
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some Scene {
        ModifiedScene(base: self, modifier: SceneEnvironment(keyPath: keyPath, value: value))
    }

    /// Supplies an observable model to the windows.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        ModifiedScene(base: self, modifier: SceneModel(object: object))
    }

    /// Supplies an observable object to the windows.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        ModifiedScene(base: self, modifier: SceneObject(object: object))
    }

    /// Calls an action when a value changes while the window is there.
    @preconcurrency
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping @MainActor (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        ModifiedScene(base: self, modifier: SceneChange(value: value, isInitial: initial, action: action))
    }

    /// Calls an action when a value changes while the window is there.
    @preconcurrency
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
    ) -> some Scene {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Calls an action with the new value when a value changes: the older form.
    @preconcurrency
    public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping @MainActor (_ newValue: V) -> Void
    ) -> some Scene {
        onChange(of: value) { _, new in action(new) }
    }
}

/// What only a system with windows, menus and a home screen could follow. A host shows the first window as it is.
extension Scene {
    public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        SetScene(base: self)
    }

    public nonisolated func commandsRemoved() -> some Scene { SetScene(base: self) }

    public nonisolated func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene { SetScene(base: self) }

    public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { SetScene(base: self) }

    public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
        SetScene(base: self)
    }

    public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
        SetScene(base: self)
    }

    public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene { SetScene(base: self) }

    public nonisolated func windowToolbarLabelStyle(fixed labelStyle: some LabelStyle) -> some Scene {
        SetScene(base: self)
    }

    public nonisolated func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
        SetScene(base: self)
    }

    public nonisolated func windowManagerRole(_ role: WindowManagerRole) -> some Scene { SetScene(base: self) }

    public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { SetScene(base: self) }

    public nonisolated func defaultSize(_ size: CGSize) -> some Scene { SetScene(base: self) }

    public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { SetScene(base: self) }

    public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
        SetScene(base: self)
    }

    public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
        SetScene(base: self)
    }

    public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
        SetScene(base: self)
    }

    public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        SetScene(base: self)
    }

    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some Scene { SetScene(base: self) }

    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { SetScene(base: self) }

    public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene { SetScene(base: self) }

    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        ModifiedScene(base: self, modifier: SceneStore(store: store))
    }
}

/// Keeps the stored values of a scene's windows in other defaults.
private nonisolated struct SceneStore: ViewModifier {
    let store: UserDefaults

    func body(content: Content) -> some View { content.defaultAppStorage(store) }
}
