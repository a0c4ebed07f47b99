import TerrariumLayout

/// Shows the items of a menu in a popover while a binding is true.
nonisolated struct MenuLayer<Items: View>: ViewModifier {
    /// The menu around this one.
    @Environment(\.buttonPresentation) private var outer
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
                content: { (_: Void) in MenuItems(items: items, outer: outer) }))
    }
}

/// The items of an open menu, one below the other. A button among them closes the menu, and the menus around it.
nonisolated struct MenuItems<Items: View>: View {
    @Environment(\.presentation) private var presentation
    let items: Items
    let outer: PresentationHandle?

    init(items: Items, outer: PresentationHandle?) {
        self.items = items
        self.outer = outer
    }

    @MainActor var body: some View {
        let handle = PresentationHandle { [presentation, outer] in
            presentation?.dismiss()
            outer?.dismiss()
        }
        VStack(alignment: .leading) { items }
            .modifier(EnvironmentModifier(keyPath: \.buttonPresentation, value: handle, line: .unknown))
            .modifier(EnvironmentModifier(keyPath: \.menuStyleBox, value: nil, line: .unknown))
            .modifier(
                EnvironmentModifier(
                    keyPath: \.buttonStyleBox, value: BuiltInButtonStyleBox.automatic, line: .unknown))
    }
}

extension MenuItems where Items == EmptyView {
    /// Taps the item of that name in the menu that has just been opened.
    @MainActor static func choose(_ name: String, of menu: Node, isOpen: Binding<Bool>) throws {
        let runtime = menu.runtime
        runtime.update()
        var names: [String] = []
        var chosen: (any InteractiveNode)?
        for layer in runtime.layers.layers where layer.kind == .popover {
            names.removeAll()
            chosen = nil
            layer.root.forEachDescendant { node in
                guard let item = node as? ControlNode else { return true }
                names.append(item.plainText)
                if chosen == nil, item.isUsable, item.plainText == name { chosen = item }
                return true
            }
        }
        if let chosen {
            _ = try chosen.perform(.tap)
            return
        }
        isOpen.wrappedValue = false
        let choices = names.map { "\"\($0)\"" }.joined(separator: ", ")
        throw ChoiceError(message: "The menu has no item \"\(name)\" that can be used. It has: \(choices).")
    }
}
