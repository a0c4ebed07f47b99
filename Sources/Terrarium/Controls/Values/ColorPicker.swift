import Foundation
import TerrariumLayout

/// A control for a colour.
///
/// Its value is the colour as outlines print it. `ViewHost.set(_:selecting:)` chooses one:
/// `try host.set(.role(.colorPicker), selecting: Color.red)`. Without opacity the colour becomes opaque.
public nonisolated struct ColorPicker<Label: View>: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    let label: Label

    /// A picker with a label of views.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }

    @MainActor public var body: some View { ColorControl(picker: self) }
}

extension ColorPicker where Label == Text {
    /// A picker with a title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// A picker with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

/// What a colour picker does.
private nonisolated struct ColorControl<Label: View>: ControlView {
    typealias Body = Never

    let picker: ColorPicker<Label>

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        updateControl(view, in: &cursor)
    }

    @ViewBuilder @MainActor func content(in node: ControlNode) -> some View {
        ControlLabel(picker.label, isHidden: node.hidesLabel)
        ControlSpace(minWidth: Chrome.colorWellSize.width, height: Chrome.colorWellSize.height)
    }

    @MainActor func describe(in node: ControlNode) -> ControlDescription {
        var description = ControlDescription("ColorPicker")
        let name = picker.selection.wrappedValue.outlineName
        description.value = name
        description.attributes = [SnapshotAttribute("value", name)]
        description.actions = ["select"]
        description.picture = .value
        description.flags = node.labelFlags
        return description
    }

    @MainActor func perform(_ action: HostAction, in node: ControlNode) throws -> Bool {
        guard case .selectTag(let tag) = action, let color = tag.base as? Color else {
            throw ActionRefusal(
                .invalidValue, "cannot \(action.description). Choose a Color: set(…, selecting: Color.red).")
        }
        picker.selection.wrappedValue = picker.supportsOpacity ? color : color.opaque(in: node.scope.values)
        return true
    }
}

extension Color {
    /// The colour without its translucency.
    fileprivate func opaque(in environment: EnvironmentValues) -> Color {
        var resolved = resolve(in: environment)
        guard resolved.opacity < 1 else { return self }
        resolved.opacity = 1
        return Color(resolved)
    }
}
