/// A control that is on or off.
public nonisolated struct Toggle<Label: View>: View {
    public typealias Body = Never

    let isOn: Binding<Bool>
    let label: Label

    /// A toggle with a label of views.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    /// A toggle that turns several values on and off together.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = UncheckedBox(sources.map { $0[keyPath: isOn] })
        self.isOn = Binding(
            get: { bindings.value.allSatisfy(\.wrappedValue) },
            set: { new in for binding in bindings.value { binding.wrappedValue = new } })
        self.label = label()
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        if let existing = cursor.existing {
            let node = unsafeDowncast(existing, to: ToggleNode<Label>.self)
            cursor.advance(past: node)
            node.update(view)
        } else {
            let node = ToggleNode(view, parent: cursor.parent)
            cursor.append(node)
            node.runEvaluation()
        }
    }
}

extension Toggle where Label == Text {
    /// A toggle with a title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// A toggle with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == Terrarium.Label<Text, Image> {
    /// A toggle with a title and a symbol of the system.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) {
            Terrarium.Label {
                Text(titleKey)
            } icon: {
                Image(systemName: systemImage)
            }
        }
    }

    /// A toggle with a title and a symbol of the system.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) {
            Terrarium.Label {
                Text(title)
            } icon: {
                Image(systemName: systemImage)
            }
        }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// A toggle for a style: its label and value are those of the styled toggle.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}
