/// The logic of a navigation stack: it reads the path, keeps the screens, and pushes and pops.
///
/// Invariant: after `evaluate` the value screens hold the values of the path, in order; screens that bring their view
/// along stand where they were pushed, and go with the screen below them.
package final class NavigationHostNode: EvaluatingNode, @unchecked Sendable {
    package let kind: String
    private var source: NavigationPathSource
    private let ownPath = OwnNavigationPath()
    private var stackNode: NavigationStackNode!
    package private(set) var screens: ContiguousArray<NavigationScreenNode> = []
    private var waiting: ContiguousArray<NavigationPush> = []
    private weak var shown: NavigationScreenNode?
    /// The stack that a split view's column holds in place of this one.
    weak var innerStack: NavigationHostNode?
    private var readsModels: Bool?
    private var hidesTabBar = false

    /// Places or updates a stack and its root.
    static func update<Root: View>(
        kind: String, root: Root, path: NavigationPathSource?, in cursor: inout _ChildCursor
    ) {
        let node: NavigationHostNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: NavigationHostNode.self)
            cursor.advance(past: node)
            node.source = path ?? node.ownPath
        } else {
            node = NavigationHostNode(kind: kind, path: path, parent: cursor.parent)
            cursor.append(node)
            node.firstChild = node.stackNode
            node.reportNesting()
            node.screens = [node.makeScreen(.root, index: 0)]
            node.noteCause(.first)
        }
        node.screens[0].content.updateContent(root)
        node.runEvaluation()
    }

    private init(kind: String, path: NavigationPathSource?, parent: Node) {
        self.kind = kind
        source = path ?? ownPath
        super.init(parent: parent)
        stackNode = NavigationStackNode(of: kind, host: self)
        ownPath.host = self
    }

    package override var pathComponent: String? { kind }

    package override var observesModels: Bool? {
        get { readsModels }
        set { readsModels = newValue }
    }

    // MARK: Pushing and popping

    func pathDidChange() {
        invalidate(because: .other("path"))
    }

    /// Puts a value on top of the path.
    func push(_ value: AnyHashable, from node: Node) {
        if source.append(value) { return }
        runtime.report(
            .unknownDestination,
            "A link pushes a value of type \(type(of: value.base)), but the path of the \(kind) holds "
                + "\(source.elementName). Use a NavigationPath, or one type for all values.",
            at: node)
    }

    /// Shows a screen that brings its view along.
    func push(_ push: NavigationPush) {
        guard !push.isOn else { return }
        push.isOn = true
        waiting.append(push)
        invalidate(because: .other("push"))
    }

    /// Takes such a screen away. Nothing is written: whoever calls has ended it.
    func withdraw(_ push: NavigationPush) {
        guard push.isOn else { return }
        push.isOn = false
        waiting.removeAll { $0 === push }
        if push.screen != nil, !flags.contains(.isUnmounted) { invalidate(because: .other("pop")) }
    }

    /// Pops a screen and those above it, as its `dismiss` does.
    @MainActor func pop(_ screen: NavigationScreenNode) {
        guard let index = screens.firstIndex(where: { $0 === screen }), index > 0 else { return }
        pop(from: index)
    }

    /// Pops the top screen; returns false at the root.
    @MainActor package func goBack() -> Bool {
        guard screens.count > 1 else { return false }
        pop(from: screens.count - 1)
        return true
    }

    /// Pops screens on behalf of whoever shows something else in their place.
    func popScreens(from index: Int) {
        guard index < screens.count else { return }
        onMainActor { pop(from: index) }
    }

    @MainActor private func pop(from index: Int) {
        let gone = Array(screens[index...])
        let values = gone.count { $0.cause.isValue }
        if values > 0 { source.removeLast(values) }
        for screen in gone.reversed() {
            if case .push(let push) = screen.cause { push.end() }
        }
        invalidate(because: .other("pop"))
    }

    // MARK: Keeping up with the path

    package override func evaluate() {
        var values = evaluating { UncheckedBox(source.values()) }.value
        let (kept, known) = unchangedScreens(values)
        if kept < screens.count {
            if case .push = screens[kept].cause {
                let lost = min(screens[kept...].count { $0.cause.isValue }, values.count - known)
                values.removeLast(lost)
                if lost > 0 { runtime.lifecycle.enqueue(for: self) { [source] in source.removeLast(lost) } }
            }
            removeScreens(from: kept)
        }
        var origins = values[known...].map { NavigationScreenNode.Cause.value($0) }
        origins += waiting.map { NavigationScreenNode.Cause.push($0) }
        waiting.removeAll()
        let end = screens.count + origins.count
        for origin in origins {
            let screen = makeScreen(origin, index: screens.count)
            if screens.count + 1 < end { screen.flags.insert(.isOffScreen) }
            screens.append(screen)
            screen.showBody()
        }
        showTop()
        for screen in screens { screen.renewHandle() }
    }

    /// How many screens, and how many of their values, agree with the path.
    private func unchangedScreens(_ values: [AnyHashable]) -> (screens: Int, values: Int) {
        var known = 0
        for (index, screen) in screens.enumerated() {
            switch screen.cause {
            case .root: continue
            case .push(let push):
                if !push.isOn { return (index, known) }
            case .value(let value):
                guard known < values.count, value.isSameScreen(as: values[known]) else { return (index, known) }
                known += 1
            }
        }
        return (screens.count, known)
    }

    private func makeScreen(_ origin: NavigationScreenNode.Cause, index: Int) -> NavigationScreenNode {
        let screen = NavigationScreenNode(origin, host: self, index: index, parent: stackNode)
        if let last = screens.last { last.nextSibling = screen } else { stackNode.firstChild = screen }
        screen.container = stackNode
        if case .push(let push) = origin { push.screen = screen }
        return screen
    }

    private func removeScreens(from index: Int) {
        for screen in screens[index...] {
            guard case .push(let push) = screen.cause, push.isOn else { continue }
            // Its flag is still set although the screen is gone: it must hear of that, but not during the update.
            push.isOn = false
            runtime.lifecycle.enqueue(for: self) { push.end() }
        }
        // The screen below appears before those above it disappear.
        runtime.lifecycle.isMakingWay = true
        for screen in screens[index...] { stackNode.remove(child: screen, after: screens[index - 1]) }
        runtime.lifecycle.isMakingWay = false
        screens.removeSubrange(index...)
    }

    private func showTop() {
        // The root is always there.
        let top = screens[screens.count - 1]
        guard top !== shown else { return }
        if let shown {
            if !shown.flags.contains(.isUnmounted) { shown.setOffScreen(true) }
        } else if screens[0] !== top {
            // A root that screens cover from the start has never been seen: nothing in it has appeared yet.
            screens[0].flags.insert(.isOffScreen)
        }
        top.setOffScreen(false)
        shown = top
        top.barDidChange()
        stackNode.topDidChange()
        refreshTabBar()
    }

    /// Tells the tab view around the stack whether the top screen hides its bar.
    func refreshTabBar() {
        let hides = screens.last?.barState.isHidden(.tabBar) ?? false
        guard hides != hidesTabBar else { return }
        hidesTabBar = hides
        setHidesTabBar(hides)
    }

    package override func willUnmount() {
        if hidesTabBar { setHidesTabBar(false) }
        super.willUnmount()
    }

    // MARK: Destinations

    /// The declaration for a value: of several the one closest to the root counts.
    func destination(for value: AnyHashable, below index: Int) -> NavigationDestinationNodeBase? {
        let type = ObjectIdentifier(type(of: value.base))
        for screen in screens[..<index] {
            if let destination = screen.destination(where: { $0.valueType == type }) { return destination }
        }
        // An object of a subclass goes where its superclass does.
        for screen in screens[..<index] {
            if let destination = screen.destination(where: { $0.accepts(value) }) { return destination }
        }
        guard let column = previousColumn else { return nil }
        return column.destination(for: value, below: column.screens.count)
    }

    /// A declaration came or went: screens of values look again.
    func destinationsDidChange() {
        for screen in screens where screen.cause.isValue { screen.destinationsDidChange() }
    }

    /// A covered screen has another title or mode: the one that shows names it in its back button, or follows it.
    func barDidChange(of screen: NavigationScreenNode) {
        guard let last = screens.last, last !== screen else { return }
        last.refreshBars()
        stackNode.snapshotDidChange()
    }

    /// The screen below another one.
    func screen(below screen: NavigationScreenNode) -> NavigationScreenNode? {
        screen.index > 0 && screen.index <= screens.count ? screens[screen.index - 1] : nil
    }

    package var top: NavigationScreenNode { screens[screens.count - 1] }

    private func reportNesting() {
        guard let outer = parent?.enclosingScreen?.host else { return }
        if outer.isColumn {
            outer.innerStack = self
            outer.top.refreshBars()
            return
        }
        runtime.report(
            .nestedNavigation,
            "The \(kind) at \(path) stands inside the \(outer.kind) at \(outer.path), so that two navigation bars show. "
                + "Keep the outer one and let the screens inside it push on that.",
            at: self)
    }
}

/// A screen that brings its view along: what a link with a destination or a presented destination pushes.
package final class NavigationPush: @unchecked Sendable {
    /// Makes the view of the screen.
    var make: @MainActor () -> AnyView
    /// The screen was popped: a flag is written, an item removed.
    var end: @MainActor () -> Void
    /// Another number makes the screen's content anew.
    var variant = 0
    /// Whether the screen is to be shown.
    fileprivate(set) var isOn = false
    fileprivate(set) weak var screen: NavigationScreenNode?

    init(make: @escaping @MainActor () -> AnyView, end: @escaping @MainActor () -> Void) {
        self.make = make
        self.end = end
    }

    /// The view has changed.
    func contentDidChange() {
        screen?.body?.invalidate(because: .parent)
    }
}

extension Node {
    /// The screen of a navigation stack in which this node stands; a presentation begins outside of it.
    final var enclosingScreen: NavigationScreenNode? {
        var node: Node? = self
        while let current = node {
            if let screen = current as? NavigationScreenNode { return screen }
            if current is LayerNode { return nil }
            node = current.parent
        }
        return nil
    }
}
