import Foundation

/// How far something has come, or that something is going on.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    let fraction: Double?
    let label: Label
    let current: CurrentValueLabel

    @MainActor public var body: some View {
        ProgressControl(fraction: fraction, label: label, current: current)
    }

    fileprivate init(fraction: Double?, label: Label, current: CurrentValueLabel) {
        self.fraction = fraction
        self.label = label
        self.current = current
    }

    /// Progress with a label and a label for the value.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(fraction: value.map { Double($0 / total) }, label: label(), current: currentValueLabel())
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label?,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
    /// A progress view for a style: its labels and value are those of the styled one.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            current: configuration.currentValueLabel)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Something is going on.
    public init() where Label == EmptyView {
        self.init(fraction: nil, label: EmptyView(), current: EmptyView())
    }

    /// Something is going on, with a label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), current: EmptyView())
    }

    /// Something is going on, with a title.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey), current: EmptyView())
    }

    /// Something is going on, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fraction: nil, label: Text(title), current: EmptyView())
    }

    /// How far something has come.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(fraction: value.map { Double($0 / total) }, label: EmptyView(), current: EmptyView())
    }

    /// How far something has come, with a label.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: value.map { Double($0 / total) }, label: label(), current: EmptyView())
    }

    /// How far something has come, with a title.
    public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(fraction: value.map { Double($0 / total) }, label: Text(titleKey), current: EmptyView())
    }

    /// How far something has come, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(fraction: value.map { Double($0 / total) }, label: Text(title), current: EmptyView())
    }
}

/// How progress is shown: its labels, then a bar, or a sign that something is going on.
private nonisolated struct ProgressControl<Label: View, Current: View>: ControlView {
    typealias Body = Never

    let fraction: Double?
    let label: Label
    let current: Current

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        updateControl(view, in: &cursor)
    }

    @ViewBuilder @MainActor func content(in node: ControlNode) -> some View {
        if let style = node.scope[ProgressViewStyleKey.self].box {
            // Progress inside the style must not be styled by it again.
            style.body(configuration)
                .modifier(
                    EnvironmentModifier(keyPath: \.progressViewStyle, value: ProgressViewLook(), line: .unknown))
        } else {
            ControlLabel(label, isHidden: node.hidesLabel)
            if fraction == nil {
                ControlSpace(Chrome.spinnerSize)
            } else {
                ControlSpace(idealWidth: Chrome.sliderIdealWidth, height: Chrome.progressHeight)
            }
            current
        }
    }

    @MainActor private var configuration: ProgressViewStyleConfiguration {
        ProgressViewStyleConfiguration(
            fractionCompleted: fraction,
            label: Label.self == EmptyView.self ? nil : .init(content: StylePart(label)),
            currentValueLabel: Current.self == EmptyView.self ? nil : .init(content: StylePart(current)))
    }

    @MainActor func describe(in node: ControlNode) -> ControlDescription {
        var description = ControlDescription("ProgressView")
        let look = node.scope[ProgressViewStyleKey.self]
        if let fraction {
            description.value = outlineNumber(fraction)
            description.attributes = [SnapshotAttribute("value", CGFloat(fraction))]
        }
        if let name = look.name { description.attributes.append(SnapshotAttribute("style", name)) }
        if look.box == nil { description.picture = .progress(fraction) }
        description.flags = node.labelFlags
        return description
    }

    @MainActor func perform(_ action: HostAction, in node: ControlNode) -> Bool { false }
}
