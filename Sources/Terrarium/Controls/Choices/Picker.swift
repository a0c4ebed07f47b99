import Foundation
import TerrariumLayout

/// A control that chooses one of several options; each option carries its value as a tag, or as the id of a `ForEach`.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    public typealias Body = Never

    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content

    /// A picker with a label of views.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.content = content()
        self.label = label()
    }

    /// A picker with a label.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
        self.label = label
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        if let existing = cursor.existing {
            let node = unsafeDowncast(existing, to: PickerNode<Label, SelectionValue, Content>.self)
            cursor.advance(past: node)
            node.update(view)
        } else {
            let node = PickerNode(view, parent: cursor.parent)
            cursor.append(node)
            node.runEvaluation()
        }
    }
}

extension Picker where Label == Text {
    /// A picker with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(titleKey), content: content)
    }

    /// A picker with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(title), content: content)
    }
}

/// The node of a picker. The options are there without being laid out.
package final class PickerNode<Label: View, SelectionValue: Hashable, Content: View>: ControlNode, OptionHolder,
    @unchecked Sendable
{
    private var view: Picker<Label, SelectionValue, Content>
    private unowned(unsafe) var options: UnlaidNode!
    private var shown: String?
    private var isRefreshing = false

    init(_ view: Picker<Label, SelectionValue, Content>, parent: Node) {
        self.view = view
        super.init(parent: parent)
        let options = UnlaidNode(parent: self)
        options.isSilent = true
        self.options = options
        firstChild?.nextSibling = options
    }

    func update(_ new: Picker<Label, SelectionValue, Content>) {
        view = new
        runEvaluation()
    }

    package override func evaluate() {
        isRefreshing = true
        options.updateContent(view.content)
        isRefreshing = false
        let selected = evaluating { UncheckedBox(view.selection.wrappedValue) }.value
        let new = option { $0 == PickerTag.unwrapped(selected) }?.plainText
        if new != shown {
            shown = new
            snapshotDidChange()
        }
        if new == nil, !options.layoutChildren.isEmpty, !PickerTag.isNil(selected) { reportUnmatched(selected) }
        updateBody(PickerBody(label: view.label, isLabelHidden: hidesLabel, value: new ?? ""))
    }

    private func reportUnmatched(_ selected: SelectionValue) {
        let tags = options.layoutChildren.map { node in
            PickerTag.tag(of: node, below: options).map { "\(PickerTag.unwrapped($0).base)" } ?? "no tag"
        }
        runtime.report(
            .unmatchedSelection,
            "The selection \(selected) of the picker is the tag of no option; the tags are: "
                + "\(tags.joined(separator: ", ")). Give an option that tag, of the type \(SelectionValue.self), or select "
                + "another one.",
            at: self)
    }

    package override func unlaidContentDidChange() {
        if !isRefreshing { invalidate(because: .other("options")) }
    }

    package override func environmentDidChange() {
        super.environmentDidChange()
        invalidate(because: .other("environment"))
    }

    private func option(where isMeant: (AnyHashable) -> Bool) -> LayoutNode? {
        options.layoutChildren.first { node in
            PickerTag.tag(of: node, below: options).map { isMeant(PickerTag.unwrapped($0)) } ?? false
        }
    }

    package override var kind: String { "Picker" }
    package override var value: String? { shown }
    package override var label: String? {
        var texts: [String] = []
        firstChild?.forEachDescendant { node in
            if let leaf = node as? LeafNode<Text> { texts.append(leaf.view.plainString) }
            return true
        }
        if !texts.isEmpty { texts.removeLast() }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
    package override var viewType: Any.Type? { Picker<Label, SelectionValue, Content>.self }
    package override var extraFlags: SnapshotFlags { labelFlags }
    package override var offeredActions: [String] { ["select"] }

    package override var attributes: [SnapshotAttribute] {
        var attributes: [SnapshotAttribute] = []
        if let shown { attributes.append(SnapshotAttribute("value", string: shown)) }
        if let style = scope[PickerStyleNameKey.self] { attributes.append(SnapshotAttribute("style", style)) }
        return attributes
    }

    package override func perform(_ action: HostAction) throws -> Bool {
        switch action {
        case .selectTag(let tag):
            guard let chosen = option(where: { $0 == PickerTag.unwrapped(tag) }) else {
                let tags = options.layoutChildren.compactMap { PickerTag.tag(of: $0, below: options) }
                throw ActionRefusal.missing(
                    tag: PickerTag.unwrapped(tag), "option", among: optionNames, tags: tags.map(PickerTag.unwrapped))
            }
            try checkSelectable(chosen)
            return write(PickerTag.tag(of: chosen, below: options) ?? tag)
        case .selectOption(let text):
            let meant = options.layoutChildren.filter { $0.plainText.trimmed == text.trimmed }
            guard let chosen = meant.first else {
                throw ActionRefusal.missing(text, "option", among: optionNames)
            }
            guard meant.count == 1 else { throw ActionRefusal.ambiguous(text, "option", count: meant.count) }
            try checkSelectable(chosen)
            guard let tag = PickerTag.tag(of: chosen, below: options), write(tag) else {
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
        guard option.isKept(from: SelectionDisabledKey.self) else { return }
        throw ActionRefusal(
            .disabled, "has an option \(quoted(option.plainText)), which is marked selectionDisabled.")
    }

    private func write(_ tag: AnyHashable) -> Bool {
        guard let value = tag.base as? SelectionValue else { return false }
        view.selection.wrappedValue = value
        return true
    }

    package var optionNames: [String] { options.layoutChildren.map(\.plainText) }
}

/// A control that has its options within it.
package protocol OptionHolder: ControlNode {
    /// The options as they read, in order.
    var optionNames: [String] { get }
}

private nonisolated struct PickerBody<Label: View>: View {
    let label: Label
    let isLabelHidden: Bool
    let value: String

    @MainActor var body: some View {
        ControlLabel(label, isHidden: isLabelHidden)
        if !isLabelHidden { ControlSpace(height: 0) }
        Text(verbatim: value)
    }
}

/// Finding the values of options.
enum PickerTag {
    /// The value of an option: its tag, else the id of the row of a `ForEach` in which it stands.
    static func tag(of node: LayoutNode, below container: Node) -> AnyHashable? {
        if let tag = node.trait(TagKey.self) { return tag.value }
        var current: Node? = node
        while let next = current, next !== container {
            if let row = next as? any IdentifiedRow { return row.rowID }
            current = next.parent
        }
        return nil
    }

    /// Whether the value is an optional that is missing: nothing is selected.
    static func isNil(_ value: some Hashable) -> Bool {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional && mirror.children.isEmpty
    }

    /// A value without the optionals around it, so that the tag 1 stands for `Optional(1)` too.
    static func unwrapped(_ value: some Hashable) -> AnyHashable {
        func look(_ content: Any) -> AnyHashable? {
            let mirror = Mirror(reflecting: content)
            guard mirror.displayStyle == .optional else { return content as? AnyHashable }
            return mirror.children.first.flatMap { look($0.value) }
        }
        let erased = AnyHashable(value)
        return look(erased.base) ?? erased
    }
}

/// A row of a `ForEach`, known by its element's id.
protocol IdentifiedRow {
    var rowID: AnyHashable { get }
}

extension RowNode: IdentifiedRow {
    var rowID: AnyHashable { identity }
}
