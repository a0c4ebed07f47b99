package import Foundation
package import TerrariumLayout

/// One screen of a navigation stack: its bars and its content, which lies between them.
///
/// A pushed screen is a presentation of its own, so that `dismiss` pops it; the root has the presentation around the stack.
package final class NavigationScreenNode: LayoutNode, SafeAreaProviding, FrameContainer,
    @unchecked Sendable
{
    /// Why a screen is on the stack.
    package enum Cause {
        case root
        case value(AnyHashable)
        case push(NavigationPush)

        var isValue: Bool {
            if case .value = self { true } else { false }
        }
    }

    package let cause: Cause
    package let index: Int
    private(set) weak var host: NavigationHostNode?
    private let own: EnvironmentScope?
    private let handle: PresentationHandle?
    private(set) var content: StackNode!
    private(set) var body: ScreenBodyNode?
    private var bar: NavigationBarNode!
    private var bottomBar: BottomBarNode!
    private var members = ScreenMembers()
    private var knownState: ScreenBarState?

    init(_ cause: Cause, host: NavigationHostNode, index: Int, parent: Node) {
        self.cause = cause
        self.host = host
        self.index = index
        if case .root = cause {
            own = nil
            handle = nil
        } else {
            own = EnvironmentScope(parent: parent.childScope, line: .unknown)
            handle = PresentationHandle {}
        }
        super.init(parent: parent)
        if let own, let handle {
            flags.insert(.isScopeNode)
            own.override(\.presentation, with: handle)
        }
        renewHandle()
        content = StackNode(.column(), kind: "", parent: self)
        bar = NavigationBarNode(screen: self)
        bottomBar = BottomBarNode(screen: self)
        firstChild = content
        content.nextSibling = bar
        bar.nextSibling = bottomBar
        content.container = self
        bar.container = self
        bottomBar.container = self
    }

    package override var childScope: EnvironmentScope { own ?? scope }

    /// Makes the content of a pushed screen.
    func showBody() {
        let body = ScreenBodyNode(self, parent: content)
        self.body = body
        content.firstChild = body
        body.runEvaluation()
    }

    /// Arms `dismiss`, again after a dismissal that the program has refused.
    func renewHandle() {
        handle?.renew { [weak self] in
            guard let self else { return }
            host?.pop(self)
        }
    }

    // MARK: Bars

    /// What the content says about the bars.
    var barState: ScreenBarState {
        if let knownState { return knownState }
        let state = ScreenBarState(of: self, members: members.effective(in: self))
        knownState = state
        return state
    }

    package var title: String? { barState.title }

    /// Whether the system offers a way back: its button shows, and the swipe from the edge goes with it.
    var offersWayBack: Bool { index > 0 && !barState.hidesBackButton && !barState.isHidden(.navigationBar) }

    /// The type of the view that the screen shows, where it is a program's own.
    var typeNames: [String] {
        var node: Node? = content.firstChild
        while let current = node {
            if let composite = current as? EvaluatingNode, composite.isUserCode, let name = current.pathComponent {
                return [name]
            }
            if let layout = current.asLayoutNode, layout.isContainer { return [] }
            node = current.firstChild
        }
        return []
    }

    /// Whether a title is shown large: so it is at the root unless somebody says otherwise, and as it was below.
    var prefersLargeTitle: Bool {
        var screen: NavigationScreenNode? = self
        while let current = screen {
            switch current.barState.displayMode {
            case .inline: return false
            case .large: return true
            case .automatic: screen = current.host?.screen(below: current)
            }
        }
        return true
    }

    func add(_ member: ScreenMemberNode) {
        members.add(member)
        barDidChange()
        if member is NavigationDestinationNodeBase { host?.destinationsDidChange() }
    }

    func remove(_ member: ScreenMemberNode) {
        members.remove(member)
        barDidChange()
        if member is NavigationDestinationNodeBase { host?.destinationsDidChange() }
    }

    /// A setting or an item has changed.
    func barDidChange() {
        refreshBars()
        host?.barDidChange(of: self)
    }

    /// The bars are worked out again.
    func refreshBars() {
        knownState = nil
        bar.contentsMayHaveChanged()
        bottomBar.contentsMayHaveChanged()
        layoutDidChange()
        snapshotDidChange()
    }

    func destination(
        where fits: (NavigationDestinationNodeBase) -> Bool
    ) -> NavigationDestinationNodeBase? {
        members.destination(where: fits, in: self)
    }

    func destinationsDidChange() {
        body?.lookUpDestination()
    }

    // MARK: Layout

    private var insets: EdgeInsets {
        EdgeInsets(top: bar.wantedHeight, leading: 0, bottom: bottomBar.wantedHeight, trailing: 0)
    }

    package override var layoutChildren: ContiguousArray<LayoutNode> { [content, bar, bottomBar] }

    package override func lengthCause(on axis: Axis) -> String? {
        proposal[axis]?.isFinite == true ? "the proposal" : "its content and bars"
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
        let height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
        if let width, let height { return CGSize(width: width, height: height) }
        let insets = insets
        let fitting = content.sizeThatFits(proposal.inset(by: insets))
        return CGSize(width: width ?? fitting.width, height: height ?? fitting.height + insets.top + insets.bottom)
    }

    package override func placeChildren() {
        let insets = insets
        let inner = ProposedViewSize(size).inset(by: insets)
        let fitting = content.sizeThatFits(inner)
        let space = CGSize(width: size.width, height: max(0, size.height - insets.top - insets.bottom))
        content.place(
            at: CGPoint(
                x: (space.width - fitting.width) / 2, y: insets.top + (space.height - fitting.height) / 2),
            proposal: inner)
        bar.place(at: .zero, proposal: ProposedViewSize(width: size.width, height: insets.top))
        bottomBar.place(
            at: CGPoint(x: 0, y: size.height - insets.bottom),
            proposal: ProposedViewSize(width: size.width, height: insets.bottom))
    }

    package var sizeForFrames: CGSize {
        CGSize(width: size.width, height: max(0, size.height - insets.top - insets.bottom))
    }

    package func safeArea(inside surrounding: SafeArea) -> SafeArea {
        surrounding.inset(by: insets, in: windowFrame)
    }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        let inner = context.inside(self)
        var children: SnapshotChildren = []
        if bar.wantedHeight > 0 { children.append(bar.makeSnapshot(in: inner)) }
        children.append(content.snapshot(in: inner))
        if bottomBar.wantedHeight > 0 { children.append(bottomBar.makeSnapshot(in: inner)) }
        return SnapshotNode(
            kind: "screen", arguments: typeNames, text: title, frame: context.frame(of: self), children: children)
    }
}
