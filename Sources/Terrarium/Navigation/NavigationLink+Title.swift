extension NavigationLink where Label == Text, Destination == Never {
    /// Pushes a value; the label is a text, looked up in the program's tables. Without a value the link is disabled.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: Text(titleKey))
    }

    /// Pushes a value; the label is a text. Without a value the link is disabled.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: Text(title))
    }
}

extension NavigationLink where Label == Text {
    /// Pushes a view; the label is a text, looked up in the program's tables.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(target: .view(destination()), label: Text(titleKey))
    }

    /// Pushes a view; the label is a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(target: .view(destination()), label: Text(title))
    }

    /// Pushes a view; the label is a text, looked up in the program's tables.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(target: .view(destination), label: Text(titleKey))
    }

    /// Pushes a view; the label is a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(target: .view(destination), label: Text(title))
    }

    /// Shows a view while the flag is set; the label is a text, looked up in the program's tables.
    public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
        self.init(target: .flagged(destination(), isActive), label: Text(titleKey))
    }

    /// Shows a view while the flag is set; the label is a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
        self.init(target: .flagged(destination(), isActive), label: Text(title))
    }

    /// Shows a view while the flag is set; the label is a text, looked up in the program's tables.
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(target: .flagged(destination, isActive), label: Text(titleKey))
    }

    /// Shows a view while the flag is set; the label is a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(target: .flagged(destination, isActive), label: Text(title))
    }

    /// Shows a view while the selection is the tag; the label is a text, looked up in the program's tables.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(target: .flagged(destination(), Self.flag(tag, selection)), label: Text(titleKey))
    }

    /// Shows a view while the selection is the tag; the label is a text.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(target: .flagged(destination(), Self.flag(tag, selection)), label: Text(title))
    }

    /// Shows a view while the selection is the tag; the label is a text, looked up in the program's tables.
    public init<V: Hashable>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>) {
        self.init(target: .flagged(destination, Self.flag(tag, selection)), label: Text(titleKey))
    }

    /// Shows a view while the selection is the tag; the label is a text.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(_ title: S, destination: Destination, tag: V, selection: Binding<V?>) {
        self.init(target: .flagged(destination, Self.flag(tag, selection)), label: Text(title))
    }
}
