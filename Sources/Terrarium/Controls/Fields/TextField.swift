public import Foundation
public import TerrariumLayout

/// A field for one line of text, or for a value that can be read from text.
public nonisolated struct TextField<Label: View>: View {
    let source: FieldSource
    let prompt: Text?
    let label: Label
    var isVertical = false
    var onEditingChanged: (@MainActor (Bool) -> Void)?
    var onCommit: (@MainActor () -> Void)?

    @MainActor public var body: some View { StyledField(self) }

    @MainActor var control: some View {
        FieldControl(
            kind: .plain, source: source, prompt: prompt, label: label, isVertical: isVertical,
            onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    /// The same field, whose label has the type that styles know.
    var relabelled: TextField<_TextFieldStyleLabel> {
        var field = TextField<_TextFieldStyleLabel>(
            source: source, prompt: prompt, label: _TextFieldStyleLabel(label))
        field.isVertical = isVertical
        field.onEditingChanged = onEditingChanged
        field.onCommit = onCommit
        return field
    }

    /// A field with a label of views.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        source = FieldSource(text)
        self.prompt = prompt
        self.label = label()
    }

    /// A field that may grow along an axis.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, label: label)
        isVertical = axis == .vertical
    }

    /// A field for a value that a format writes and reads.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        source = FieldSource(value, format: format)
        self.prompt = prompt
        self.label = label()
    }

    /// A field for a value that may be missing.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        source = FieldSource(value, format: format)
        self.prompt = prompt
        self.label = label()
    }

    fileprivate init(source: FieldSource, prompt: Text? = nil, label: Label) {
        self.source = source
        self.prompt = prompt
        self.label = label
    }
}

extension TextField where Label == Text {
    /// A field with a title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(source: FieldSource(text), prompt: prompt, label: Text(titleKey))
    }

    /// A field with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(source: FieldSource(text), prompt: prompt, label: Text(title))
    }

    /// A field with a title that may grow along an axis.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(titleKey, text: text, prompt: prompt)
        isVertical = axis == .vertical
    }

    /// A field with a title that may grow along an axis.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(title, text: text, prompt: prompt)
        isVertical = axis == .vertical
    }

    /// A field for a value that a format writes and reads.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(source: FieldSource(value, format: format), prompt: prompt, label: Text(titleKey))
    }

    /// A field for a value that a format writes and reads.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(source: FieldSource(value, format: format), prompt: prompt, label: Text(title))
    }

    /// A field for a value that may be missing.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(source: FieldSource(value, format: format), prompt: prompt, label: Text(titleKey))
    }

    /// A field for a value that a formatter writes and reads.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(source: FieldSource(value, formatter: formatter), prompt: prompt, label: Text(titleKey))
    }

    /// A field that tells when editing begins and ends, and when Return is pressed.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping @MainActor (Bool) -> Void, onCommit: @escaping @MainActor () -> Void = {}
    ) {
        self.init(titleKey, text: text)
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
    }

    /// A field that tells when Return is pressed.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
    ) {
        self.init(titleKey, text: text)
        self.onCommit = onCommit
    }
}

/// A field whose text is not shown.
public nonisolated struct SecureField<Label: View>: View {
    let text: Binding<String>
    let prompt: Text?
    let label: Label
    var onCommit: (@MainActor () -> Void)?

    @MainActor public var body: some View {
        FieldControl(kind: .secure, source: FieldSource(text), prompt: prompt, label: label, onCommit: onCommit)
    }

    /// A field with a label of views.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
    }
}

extension SecureField where Label == Text {
    /// A field with a title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// A field with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

/// A field for long text, which takes all the room that it is offered.
public nonisolated struct TextEditor: View {
    let text: Binding<String>

    /// An editor of a text.
    public init(text: Binding<String>) {
        self.text = text
    }

    @MainActor public var body: some View {
        FieldControl(kind: .editor, source: FieldSource(text), label: EmptyView())
    }
}
