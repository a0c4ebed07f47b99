import TerrariumLayout

/// Shows the items of a menu in a popover while a binding is true.
nonisolated struct MenuLayer<Items: View>: ViewModifier {
    /// The menu around this one.
    @Environment(\.buttonPresentation) private var outer
    @Environment(\.menuActionDismissBehavior) private var dismissing
    let isOpen: Binding<Bool>
    let items: Items

    init(isOpen: Binding<Bool>, items: Items) {
        self.isOpen = isOpen
        self.items = items
    }

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            PresentationModifier(
                kind: .popover, trigger: PresentationTrigger(isOpen),
                anchor: PopoverAnchor(attachment: .rect(.bounds), edge: .bottom),
                content: { (_: Void) in MenuItems(items: items, outer: outer, dismissing: dismissing) }))
    }
}

/// The items of an open menu, one below the other. A button among them closes the menu, and the menus around it.
nonisolated struct MenuItems<Items: View>: View {
    @Environment(\.presentation) private var presentation
    let items: Items
    let outer: PresentationHandle?
    /// What was said around the menu of closing it.
    let dismissing: MenuActionDismissBehavior

    init(items: Items, outer: PresentationHandle?, dismissing: MenuActionDismissBehavior) {
        self.items = items
        self.outer = outer
        self.dismissing = dismissing
    }

    @MainActor var body: some View {
        let handle = PresentationHandle { [presentation, outer] in
            presentation?.dismiss()
            outer?.dismiss()
        }
        VStack(alignment: .leading) { items }
            .modifier(EnvironmentModifier(keyPath: \.buttonPresentation, value: handle, line: .unknown))
            .modifier(EnvironmentModifier(keyPath: \.menuActionDismissBehavior, value: dismissing, line: .unknown))
            .modifier(EnvironmentModifier(keyPath: \.menuStyleBox, value: nil, line: .unknown))
            .modifier(
                EnvironmentModifier(
                    keyPath: \.buttonStyleBox, value: BuiltInButtonStyleBox.automatic, line: .unknown))
    }
}

extension MenuItems where Items == EmptyView {
    /// Chooses the item of that name in the menu that has just been opened: a button, a toggle, an option of a picker.
    @MainActor static func choose(_ name: String, of menu: Node, isOpen: Binding<Bool>) throws {
        let runtime = menu.runtime
        runtime.update()
        let items = runtime.layers.layers.last { $0.kind == .popover }.map { MenuItem.all(in: $0.root) } ?? []
        let meant = items.filter { $0.name.trimmed == name.trimmed }
        let refusal: ActionRefusal
        if let chosen = meant.first, meant.count == 1 {
            if chosen.control.isUsable {
                try chosen.choose()
                // A button closes the menu by itself, and a menu in the menu opens instead.
                if chosen.endsTheMenu { isOpen.wrappedValue = false }
                return
            }
            refusal = ActionRefusal(.disabled, "has an item \(quoted(name)), which is disabled.")
        } else {
            refusal =
                meant.isEmpty
                ? .missing(name, "item", among: items.map(\.name)) : .ambiguous(name, "item", count: meant.count)
        }
        isOpen.wrappedValue = false
        throw refusal
    }
}

/// Something in an open menu that a person could choose.
private struct MenuItem {
    let control: ControlNode
    let name: String
    var isOption = false

    /// Toggles and options close the menu in which they were chosen.
    @MainActor var endsTheMenu: Bool { isOption || control.kind == "Toggle" }

    @MainActor static func all(in root: Node) -> [Self] {
        var items: [Self] = []
        root.forEachDescendant { node in
            guard let control = node as? ControlNode else { return true }
            if let holder = control as? any OptionHolder {
                items += holder.optionNames.map { Self(control: control, name: $0, isOption: true) }
                return false
            }
            items.append(Self(control: control, name: control.plainText))
            return true
        }
        return items
    }

    @MainActor func choose() throws {
        _ = try control.perform(isOption ? .selectOption(name) : .tap)
    }
}
