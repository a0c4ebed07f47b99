package import Foundation
package import TerrariumLayout

/// The frame of a tab view: the page of the selected tab above the tab bar.
package final class TabFrameNode: LayoutNode, SafeAreaProviding, FrameContainer, @unchecked Sendable {
    private weak var host: TabHostNode?

    init(host: TabHostNode) {
        self.host = host
        super.init(parent: host)
        flags.insert(.readsEnvironment)
    }

    func tabsDidChange() {
        layoutDidChange()
        snapshotDidChange()
    }

    package override func environmentDidChange() {
        tabsDidChange()
    }

    private var style: TabStyleName { scope[TabViewStyleKey.self] }

    private var hidesBar: Bool { host?.barHiding.isInForce ?? false }

    private var barHeight: CGFloat { style == .page || hidesBar ? 0 : Chrome.tabBarHeight }

    private var insets: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: barHeight, trailing: 0) }

    package override var layoutChildren: ContiguousArray<LayoutNode> { host?.current.map { [$0.layout] } ?? [] }

    /// Tabs come and go in the list, which tells its owner; nothing here is collected.
    package override func layoutChildrenDidChange() {}

    package override func lengthCause(on axis: Axis) -> String? {
        proposal[axis]?.isFinite == true ? "the proposal" : "the selected tab and the bar"
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
        let height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
        if let width, let height { return CGSize(width: width, height: height) }
        let fitting = host?.current?.layout.sizeThatFits(proposal.inset(by: insets)) ?? .zero
        return CGSize(width: width ?? fitting.width, height: height ?? fitting.height + insets.bottom)
    }

    package override func placeChildren() {
        guard let page = host?.current?.layout else { return }
        let inner = ProposedViewSize(size).inset(by: insets)
        let fitting = page.sizeThatFits(inner)
        // In the middle, which is the middle from either side.
        page.place(
            at: CGPoint(
                x: (size.width - fitting.width) / 2, y: (max(0, size.height - insets.bottom) - fitting.height) / 2),
            proposal: inner)
    }

    package var sizeForFrames: CGSize {
        CGSize(width: size.width, height: max(0, size.height - insets.top - insets.bottom))
    }

    package func safeArea(inside surrounding: SafeArea) -> SafeArea {
        surrounding.inset(by: insets, in: windowFrame)
    }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        guard let host else { return .group(children: []) }
        let inner = context.inside(self)
        var attributes: [SnapshotAttribute] = []
        attributes.append(SnapshotAttribute("selection", host.selection?.name ?? selectedName(host)))
        if style != .automatic { attributes.append(SnapshotAttribute("style", style.rawValue)) }
        // What hides the bar hides its tabs: nobody can tap them.
        let shownTabs = hidesBar ? [] : host.tabs
        var children = SnapshotChildren(
            shownTabs.enumerated().map { index, tab in
                let frame = barHeight == 0 ? nil : tabFrame(index, of: host.tabs.count)
                return tab.page?.tabSnapshot(
                    tag: tab.tag, badge: tab.badge, isSelected: index == host.selected, frame: frame, in: inner)
                    ?? SnapshotNode(
                        kind: "tab", identifiers: tab.tag.map { [tabName($0.value)] } ?? [], frame: frame,
                        flags: index == host.selected ? .selected : [])
            })
        if let page = host.currentRoot { children.append(page.snapshot(in: inner)) }
        return SnapshotNode(kind: "TabView", attributes: attributes, frame: context.frame(of: self), children: children)
    }

    /// Tabs are described along with the frame and are never asked themselves: they and the nodes between hear of the
    /// next change again. What they knew of themselves is forgotten, since a page that is not selected was not asked.
    package override func didMakeSnapshot() {
        for tab in host?.tabs ?? [] {
            var node: Node? = tab.page?.label ?? tab.layout
            while let current = node, current !== self {
                if current.flags.contains(.snapshotIsStale) {
                    current.flags.remove(.snapshotIsStale)
                    current.cachedSnapshot = nil
                }
                node = current.parent
            }
        }
    }

    private func selectedName(_ host: TabHostNode) -> String {
        host.current?.tag.map { tabName($0.value) } ?? "\(host.selected)"
    }

    private func tabFrame(_ index: Int, of count: Int) -> CGRect {
        let width = size.width / CGFloat(count)
        let position = scope.isRightToLeft ? count - 1 - index : index
        return CGRect(x: width * CGFloat(position), y: size.height - barHeight, width: width, height: barHeight)
    }
}
