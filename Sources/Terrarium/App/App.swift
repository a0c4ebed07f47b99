/// A program made of scenes.
///
/// `main()` mounts the first window group, prints its picture and ends with code 0; `--outline` prints the outline
/// instead, `--size 390x844` sets the size of the window.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    /// The program's scenes.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    @MainActor @preconcurrency init()

    @MainActor static func main()
}

/// A part of a program that the system shows, such as a group of windows.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    /// What the scene is made of.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// The content of the first window in the scene, if it has one.
    @MainActor static func _firstWindow(_ scene: Self) -> AnyView?
}

extension Scene {
    public static func _firstWindow(_ scene: Self) -> AnyView? {
        Body.self == Never.self ? nil : AnyView(SceneRoot(scene: FieldHolder(value: scene)))
    }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// Traps: the scene has no body. The library never asks for it.
    public var body: Never {
        fatalError("\(Self.self) is a primitive scene and has no body.")
    }
}

/// Builds scenes from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    @MainActor
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        var first: AnyView?
        func look<One: Scene>(_ scene: One) {
            if first == nil { first = One._firstWindow(scene) }
        }
        repeat look(each content)
        return SceneList(first: first)
    }
}

/// Several scenes, of which a host shows the first window.
struct SceneList: Scene {
    typealias Body = Never

    let first: AnyView?

    static func _firstWindow(_ scene: SceneList) -> AnyView? { scene.first }
}

/// A group of windows of one kind.
public nonisolated struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never

    private let content: Content

    /// Windows with the content.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Windows with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Windows that can be opened by an identifier.
    public init(id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Windows with a title that can be opened by an identifier.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public static func _firstWindow(_ scene: Self) -> AnyView? { AnyView(scene.content) }
}
