/// Marks a variable with a property wrapper inside the body of ``Preview(_:body:)``.
///
/// ```swift
/// #Preview {
///     @Previewable @State var isOn = false
///     Toggle("Sound", isOn: $isOn)
/// }
/// ```
///
/// Variables in bodies take property wrappers anyway, so the macro adds nothing.
@attached(peer)
public macro Previewable() = #externalMacro(module: "TerrariumMacros", type: "PreviewableMacro")
