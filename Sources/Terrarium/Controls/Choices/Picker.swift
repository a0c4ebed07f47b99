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
