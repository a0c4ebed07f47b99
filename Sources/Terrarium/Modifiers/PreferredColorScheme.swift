import TerrariumLayout

extension View {
    /// Asks for a light or dark interface: for this view, and for the window around it.
    ///
    /// Of several views in a window the first that asks counts for what lies around them; each has what it asked for
    /// below itself. Nil asks for nothing. Unlike SwiftUI's, a presentation does not colour its presenter.
    public nonisolated func preferredColorScheme(
        _ colorScheme: ColorScheme?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentTransformModifier(
                keyPath: \.colorScheme, transform: { if let colorScheme { $0 = colorScheme } },
                line: SourceLine(fileID: fileID, line: line))
        )
        .preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}

/// What the views of a window ask for.
package struct PreferredColorSchemeKey: PreferenceKey {
    package typealias Value = ColorScheme?

    package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}

/// Gives the window the interface that its views ask for.
nonisolated struct WindowColorScheme: ViewModifier {
    let apply: @MainActor (ColorScheme?) -> Void

    /// Writes to the scope of the system, around the program's own root environment.
    init(system: EnvironmentScope, runtime: Runtime) {
        let system = UncheckedBox(system)
        // Called by a node of this runtime only. A weak reference would make every other one to the runtime dearer.
        apply = { [unowned(unsafe) runtime] scheme in
            let new = scheme ?? ColorSchemeKey.defaultValue
            guard system.value.values.colorScheme != new else { return }
            let isBuiltIn = system.value.changesBuiltInValues { $0.override(\.colorScheme, with: new) }
            if isBuiltIn { runtime.root.tellEnvironmentDidChange() }
        }
    }

    @MainActor func body(content: Content) -> some View {
        content.onPreferenceChange(PreferredColorSchemeKey.self, perform: apply)
    }
}
