/// The node of a navigation link: a button, as far as its look goes.
package final class NavigationLinkNode<Label: View, Destination: View>: ControlNode, @unchecked Sendable {
    private var view: NavigationLink<Label, Destination>
    private var style: ButtonStyleBox
    private lazy var push = NavigationPush(
        make: { [weak self] in self?.destination ?? AnyView(EmptyView()) }, end: { [weak self] in self?.pushDidEnd() })
    private weak var host: NavigationHostNode?
    /// The stack that shows the screen: that of the link, or of the next column.
    private weak var presenter: NavigationHostNode?
    private var readsModels: Bool?

    init(_ view: NavigationLink<Label, Destination>, parent: Node) {
        self.view = view
        style = parent.childScope[ButtonStyleKey.self]
        super.init(parent: parent)
        host = enclosingScreen?.host
    }

    func update(_ new: NavigationLink<Label, Destination>) {
        view = new
        contentDidChange()
        snapshotDidChange()
        runEvaluation()
        push.contentDidChange()
        refreshContents()
    }

    package override func evaluate() {
        style.update(self, role: nil) { [weak self] in self?.follow() }
        refreshContents()
        guard case .flagged(_, let flag) = view.target else { return }
        if !evaluating({ flag.wrappedValue }) {
            presenter?.withdraw(push)
        } else if !push.isOn {
            show()
        }
    }

    package override func updateSplicedContent(in cursor: inout _ChildCursor) {
        Label._update(view.label, in: &cursor)
    }

    package override func environmentDidChange() {
        super.environmentDidChange()
        let new = scope[ButtonStyleKey.self]
        guard !new.isSame(as: style) else { return }
        style = new
        removeBody()
        invalidate(because: .other("buttonStyle"))
    }

    package override var observesModels: Bool? {
        get { readsModels }
        set { readsModels = newValue }
    }

    private var destination: AnyView? {
        switch view.target {
        case .value: nil
        case .view(let view), .flagged(let view, _): AnyView(view)
        }
    }

    private func follow() {
        guard let host else {
            runtime.report(
                .unknownDestination,
                "A NavigationLink stands in no NavigationStack, so that it leads nowhere. Put one around it.", at: self)
            return
        }
        switch view.target {
        case .value(let value):
            guard let value, !(host.isColumn && isSelected(value)) else { return }
            let presenter = host.presenter
            if presenter === host { host.push(value, from: self) } else { presenter.present(value, from: self) }
        case .view: show()
        case .flagged(_, let flag): flag.wrappedValue = true
        }
    }

    private func show() {
        guard let host else { return }
        let presenter = host.presenter
        self.presenter = presenter
        if presenter === host { host.push(push) } else { presenter.present(push) }
    }

    /// Has the list around the link select its value, if its selection can hold it.
    private func isSelected(_ value: AnyHashable) -> Bool {
        var node = parent
        while let current = node, !(current is NavigationScreenNode) {
            if let scroll = current as? ScrollNode, let selection = scroll.selection {
                guard selection.accepts(value) else { return false }
                if !selection.isChosen(value) { selection.choose(value) }
                return true
            }
            node = current.parent
        }
        return false
    }

    private func pushDidEnd() {
        if case .flagged(_, let flag) = view.target {
            flag.wrappedValue = false
        } else {
            presenter?.withdraw(push)
        }
    }

    /// The link goes: its screen goes with it, and nothing is written.
    package override func willUnmount() {
        presenter?.withdraw(push)
        super.willUnmount()
    }

    /// A primitive style brings its own button, which is the one that a person meets.
    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        style.isPrimitive ? .group(children: snapshotChildren(in: context)) : super.makeSnapshot(in: context)
    }

    package override var kind: String { "NavigationLink" }

    package override var isUsable: Bool {
        if case .value(nil) = view.target { return false }
        return isEnabled
    }

    package override var viewType: Any.Type? { NavigationLink<Label, Destination>.self }

    package override var offeredActions: [String] { ["tap"] }

    package override func perform(_ action: HostAction) -> Bool {
        guard case .tap = action else { return false }
        follow()
        return true
    }
}
