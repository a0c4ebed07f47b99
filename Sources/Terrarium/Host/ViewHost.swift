public import Foundation
public import TerrariumLayout

/// A window without a screen. It owns a view tree, keeps it up to date and shows it as text.
///
/// ```swift
/// let host = ViewHost(size: CGSize(width: 200, height: 100)) { CounterView() }
/// try host.tap("Add")
/// #expect(host.texts == ["Count: 1", "Add"])
/// ```
///
/// The tree is mounted by `init`: first bodies, appear actions and tasks start there. Every read brings the tree up to
/// date first, so what it shows is always current.
@MainActor
public final class ViewHost {
    package let runtime: Runtime
    private var rootEnvironment: EnvironmentValues
    private let urls = SystemURLs()
    private let system: EnvironmentScope
    var isActing = false

    /// Mounts the content in a window of a given size.
    public convenience init<Content: View>(
        size: CGSize = CGSize(width: 393, height: 852),
        safeArea: EdgeInsets = EdgeInsets(),
        textMetrics: TextMetrics = .cells(width: 8, height: 16),
        missingObjects: MissingObjectPolicy = .trap,
        environment: EnvironmentValues = EnvironmentValues(),
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            proposal: ProposedViewSize(size), safeArea: safeArea, textMetrics: textMetrics,
            missingObjects: missingObjects, environment: environment, content: content)
    }

    /// Mounts the content in a window that hugs it on each axis on which nothing is proposed.
    public init<Content: View>(
        proposal: ProposedViewSize,
        safeArea: EdgeInsets = EdgeInsets(),
        textMetrics: TextMetrics = .cells(width: 8, height: 16),
        missingObjects: MissingObjectPolicy = .trap,
        environment: EnvironmentValues = EnvironmentValues(),
        @ViewBuilder content: () -> Content
    ) {
        rootEnvironment = environment
        // What the system supplies lies around the program's own root environment.
        system = EnvironmentScope()
        runtime = Runtime(
            rootScope: EnvironmentScope(parent: system), textMetrics: textMetrics, missingObjects: missingObjects)
        system.override(\.systemURLs, with: urls)
        system.override(\.clock, with: clock)
        system.override(\.scenePhase, with: scenePhase)
        runtime.rootScope.setRoot(environment)
        let checked = WindowProposal(proposal)
        runtime.window.proposal = checked.proposal
        runtime.window.safeArea = safeArea
        system.override(\.editMode, with: Binding(source: StateSource(.inactive, name: "editMode", owner: nil)))
        runtime.mount(
            content().modifier(SystemPresenter()).modifier(WindowColorScheme(system: system, runtime: runtime)))
        checked.report(to: runtime)
    }

    /// The size of the window. Setting it resizes the window.
    ///
    /// A length that is negative or no number counts as 0. On an axis with an infinite one the window hugs its content.
    /// Both are reported as `invalidGeometry`.
    public var size: CGSize {
        get {
            runtime.update()
            return runtime.window.size
        }
        set {
            guard !runtime.isUnmounted else { return }
            let checked = WindowProposal(ProposedViewSize(newValue))
            runtime.window.proposal = checked.proposal
            runtime.windowDidChange()
            checked.report(to: runtime)
        }
    }

    /// What `\.scenePhase` is for the views. A host begins in front.
    public var scenePhase = ScenePhase.active {
        didSet { system.override(\.scenePhase, with: scenePhase) }
    }

    /// The clock that is `\.clock` for the views. It moves when `advance(by:)` says so.
    public var clock = ManualClock() {
        didSet {
            system.override(\.clock, with: clock)
            runtime.time.move(to: clock.now.offset)
        }
    }

    /// The environment of the root view. Only the bodies that read a changed value run.
    public var environment: EnvironmentValues {
        get { rootEnvironment }
        set {
            rootEnvironment = newValue
            guard !runtime.isUnmounted else { return }
            runtime.setRootEnvironment(newValue)
        }
    }

    /// The outline: the tree as text, one line per node.
    public func outline(_ style: OutlineStyle = .layout) -> String {
        OutlineRenderer.render(rootSnapshot(environment: style.environment), style: style)
    }

    /// The texts that a person can read in the front, in reading order.
    public var texts: [String] {
        ReadableTexts.texts(rootSnapshot())
    }

    /// The tree as immutable values.
    public var snapshot: ViewSnapshot {
        ViewSnapshot(rootSnapshot())
    }

    /// What went wrong and was survived, in the order in which it was found.
    public var issues: [ViewIssue] {
        runtime.update()
        return runtime.issues.all
    }

    /// The URLs that reached the system through `openURL`, in order.
    public var openedURLs: [URL] { urls.opened }

    /// Takes the tree apart: disappear actions run, tasks are cancelled, everything is released.
    ///
    /// The host shows nothing after that, and every action on it throws, as `find` does. What only reads, such as `texts`,
    /// `all` and `evaluations`, is empty, and `settle` lets the cancelled tasks end.
    public func unmount() {
        runtime.unmount()
    }

    isolated deinit {
        runtime.unmount()
    }

    func rootSnapshot(environment: OutlineStyle.EnvironmentDetail = .off) -> SnapshotNode {
        runtime.update()
        return runtime.snapshot(environment: environment)
    }
}
