import Foundation

/// The node of a picker. The options are there without being laid out, and shown one by one where the style shows them.
package final class PickerNode<Label: View, SelectionValue: Hashable, Content: View>: ControlNode, OptionHolder,
    SubviewOwner, @unchecked Sendable
{
    private var view: Picker<Label, SelectionValue, Content>
    private unowned(unsafe) var holder: SubviewHolderNode!
    private var chosen: LayoutNode?
    private var lastValue: String?
    private var look = PickerLook.collapsed
    private lazy var push = NavigationPush(
        make: { [weak self] in self.map { AnyView($0.screen) } ?? AnyView(EmptyView()) },
        end: { [weak self] in self?.endPush() })

    init(_ view: Picker<Label, SelectionValue, Content>, parent: Node) {
        self.view = view
        super.init(parent: parent)
        let holder = SubviewHolderNode(owner: self)
        self.holder = holder
        firstChild?.nextSibling = holder
    }

    func update(_ new: Picker<Label, SelectionValue, Content>) {
        view = new
        runEvaluation()
        push.contentDidChange()
    }

    package override func evaluate() {
        holder.refresh(view.content)
        let selected = evaluating { UncheckedBox(view.selection.wrappedValue) }.value
        chosen = option { $0 == PickerTag.unwrapped(selected) }
        let newValue = chosen?.plainText
        if newValue != lastValue {
            lastValue = newValue
            snapshotDidChange()
        }
        if chosen == nil, !optionNodes.isEmpty, !PickerTag.isNil(selected) { reportUnmatched(selected) }
        let newLook = PickerLook(
            style: scope[PickerStyleNameKey.self], isInMenu: scope[ButtonPresentationKey.self] != nil,
            isInList: enclosingLayoutNode is ListContentNode)
        if newLook != look {
            look = newLook
            isSplit = look == .listRows
            snapshotDidChange()
        }
        updateBody(
            PickerBody(
                look: look, label: view.label, isLabelHidden: isLabelHidden, value: newValue ?? "",
                options: look.showsOptions ? parts() : [], itemHeight: itemHeight))
        if !look.showsOptions { holder.forgetLooks() }
    }

    private var isLabelHidden: Bool { hidesLabel || look.hidesLabel }

    private var itemHeight: CGFloat {
        let height = scope[WheelItemHeightKey.self]
        return height.isFinite ? max(0, height) : 0
    }

    private func parts() -> [PickerPart] {
        holder.subviews.map { node in
            let tag = PickerTag.tag(of: node, below: holder)
            if node.isNoOption(tag: tag) { return PickerPart(subview: Subview(node), option: nil) }
            let option = PickerOption(
                subview: Subview(node), isSelected: node === chosen,
                isUsable: tag?.base is SelectionValue && node.isKeptSelectable, cell: look.cell(itemHeight: itemHeight)
            ) { [weak self] in
                if let tag { _ = self?.write(tag) }
            }
            return PickerPart(subview: Subview(node), option: option)
        }
    }

    private func reportUnmatched(_ selected: SelectionValue) {
        let tags = optionNodes.map { node in
            PickerTag.tag(of: node, below: holder).map { "\(PickerTag.unwrapped($0).base)" } ?? "no tag"
        }
        runtime.report(
            .unmatchedSelection,
            "The selection \(selected) of the picker is the tag of no option; the tags are: "
                + "\(tags.joined(separator: ", ")). Give an option that tag, of the type \(SelectionValue.self), or select "
                + "another one.",
            at: self)
    }

    package func subviewsDidChange() {
        invalidate(because: .other("options"))
    }

    /// An option reads otherwise. One that is shown tells by itself.
    package func looksOfSubviewsDidChange() {
        if !look.showsOptions { invalidate(because: .other("options")) }
    }

    package override func environmentDidChange() {
        super.environmentDidChange()
        invalidate(because: .other("environment"))
    }

    private func option(where isMeant: (AnyHashable) -> Bool) -> LayoutNode? {
        holder.subviews.first { node in
            PickerTag.tag(of: node, below: holder).map { isMeant(PickerTag.unwrapped($0)) } ?? false
        }
    }

    package override var kind: String { "Picker" }
    package override var value: String? { chosen?.plainText }
    package override var label: String? {
        var texts: [String] = []
        firstChild?.forEachDescendant { node in
            if let leaf = node as? LeafNode<Text> { texts.append(leaf.view.plainString) }
            return true
        }
        // The last one is the chosen option.
        if !look.showsOptions, !texts.isEmpty { texts.removeLast() }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
    package override var viewType: Any.Type? { Picker<Label, SelectionValue, Content>.self }
    package override var extraFlags: SnapshotFlags { isLabelHidden ? .labelHidden : [] }
    package override var offeredActions: [String] { look == .link ? ["tap", "select"] : ["select"] }

    package override var attributes: [SnapshotAttribute] {
        var attributes: [SnapshotAttribute] = []
        if let value { attributes.append(SnapshotAttribute("value", string: value)) }
        if let style = scope[PickerStyleNameKey.self] { attributes.append(SnapshotAttribute("style", style)) }
        return attributes
    }

    // MARK: Acting

    package override func perform(_ action: HostAction) throws -> Bool {
        switch action {
        case .tap where look == .link:
            openScreen()
            return true
        case .selectTag(let tag):
            guard let chosen = option(where: { $0 == PickerTag.unwrapped(tag) }) else {
                let tags = holder.subviews.compactMap { PickerTag.tag(of: $0, below: holder) }
                throw ActionRefusal.missing(
                    tag: PickerTag.unwrapped(tag), "option", among: optionNames, tags: tags.map(PickerTag.unwrapped))
            }
            try checkSelectable(chosen)
            return write(PickerTag.tag(of: chosen, below: holder) ?? tag)
        case .selectOption(let text):
            let meant = optionNodes.filter { $0.plainText.trimmed == text.trimmed }
            guard let chosen = meant.first else {
                throw ActionRefusal.missing(text, "option", among: optionNames)
            }
            guard meant.count == 1 else { throw ActionRefusal.ambiguous(text, "option", count: meant.count) }
            try checkSelectable(chosen)
            guard let tag = PickerTag.tag(of: chosen, below: holder), write(tag) else {
                throw ActionRefusal(
                    .invalidValue,
                    "cannot select the option \(quoted(text)): it has no tag of the selection's type, "
                        + "\(SelectionValue.self).")
            }
            return true
        default:
            return false
        }
    }

    private func checkSelectable(_ option: LayoutNode) throws {
        guard option.isKeptSelectable else {
            throw ActionRefusal(
                .disabled, "has an option \(quoted(option.plainText)), which is marked selectionDisabled.")
        }
    }

    private func write(_ tag: AnyHashable) -> Bool {
        guard let value = tag.base as? SelectionValue else { return false }
        view.selection.wrappedValue = value
        return true
    }

    package var optionNames: [String] { optionNodes.map(\.plainText) }

    private var optionNodes: [LayoutNode] {
        holder.subviews.filter { !$0.isNoOption(tag: PickerTag.tag(of: $0, below: holder)) }
    }

    // MARK: The screen of the style `navigationLink`

    private func openScreen() {
        guard let host = enclosingScreen?.host else {
            runtime.report(
                .unknownDestination,
                "A Picker of the style navigationLink stands in no NavigationStack, so that its options have no screen. "
                    + "Put one around it.", at: self)
            return
        }
        host.push(push)
    }

    private func endPush() {
        enclosingScreen?.host?.withdraw(push)
    }

    private var screen: PickerScreen<SelectionValue, Content> {
        PickerScreen(title: label ?? "", selection: view.selection, content: view.content)
    }

    package override func willUnmount() {
        if push.isOn { endPush() }
        chosen = nil
        super.willUnmount()
    }
}

/// A control that has its options within it.
package protocol OptionHolder: ControlNode {
    /// The options as they read, in order.
    var optionNames: [String] { get }
}

extension LayoutNode {
    /// Whether nothing keeps the option from being selected.
    fileprivate var isKeptSelectable: Bool { !isKept(from: SelectionDisabledKey.self) }

    /// Whether it only divides the options: the header of a section, a divider.
    func isNoOption(tag: AnyHashable?) -> Bool {
        if trait(SectionPartKey.self) != nil { return true }
        return tag == nil && plainText.isEmpty
    }
}
