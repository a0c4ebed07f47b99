/// Declares a preview of a view.
///
/// ```swift
/// #Preview("Empty") {
///     InboxView(messages: [])
/// }
/// ```
///
/// The body is a view builder: it may declare variables, `return` a view, and hold state with ``Previewable()``.
/// The preview compiles with the file, and nothing runs it: its body is evaluated on request only.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TerrariumMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits, such as an orientation or a size.
///
/// ```swift
/// #Preview("Wide", traits: .landscapeLeft, .sizeThatFitsLayout) {
///     InboxView(messages: [])
/// }
/// ```
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TerrariumMacros", type: "PreviewMacro")
