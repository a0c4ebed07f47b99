import Foundation
import TerrariumLayout

/// An option of a picker that shows what it offers.
nonisolated struct PickerOption: ControlView {
    typealias Body = Never

    let subview: Subview
    let isSelected: Bool
    let isUsable: Bool
    let cell: OptionCell
    let choose: @MainActor () -> Void

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        updateControl(view, in: &cursor)
    }

    @MainActor func content(in node: ControlNode) -> some View {
        PlainContainer(layout: cell, content: subview)
    }

    @MainActor func describe(in node: ControlNode) -> ControlDescription {
        var description = ControlDescription("option")
        description.actions = ["tap"]
        if isSelected { description.flags.insert(.selected) }
        if !isUsable { description.flags.insert(.disabled) }
        return description
    }

    @MainActor func perform(_ action: HostAction, in node: ControlNode) throws -> Bool {
        guard case .tap = action else { return false }
        choose()
        node.endPresentationAfterAction()
        return true
    }
}

/// What stands among the options of a picker: an option, or something that only divides them.
nonisolated struct PickerPart: View, Identifiable {
    let subview: Subview
    let option: PickerOption?

    var id: Subview.ID { subview.id }

    @MainActor var body: some View {
        if let option {
            option
        } else {
            PlainContainer(layout: OptionCell(minHeight: 0, isCentered: false), content: subview)
        }
    }
}

/// Views under a layout that makes no line.
nonisolated struct PlainContainer<L: Layout & Equatable, Content: View>: View {
    typealias Body = Never

    let layout: L
    let content: Content

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        let node: ContainerNode<L>
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: ContainerNode<L>.self)
            cursor.advance(past: node)
            if node.layout != view.layout { node.setLayout(view.layout) }
        } else {
            node = ContainerNode(view.layout, kind: "", parent: cursor.parent)
            cursor.append(node)
        }
        node.updateContent(view.content)
    }
}
