/// Shows the first window of a scene with a body. The scene is a stored property here, so that its own dynamic properties,
/// such as `@Environment`, work.
struct SceneRoot<S: Scene>: View {
    var scene: FieldHolder<S>

    var body: some View {
        if let window = S.Body._firstWindow(scene.value.body) {
            window
        }
    }
}
