public import Terrarium

/// Declares a preview of a view controller. It compiles with the file, and nothing runs it.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @PreviewMacroBodyBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "TerrariumMacros", type: "PreviewMacro")

/// Declares a preview of a view controller with traits. It compiles with the file, and nothing runs it.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @PreviewMacroBodyBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "TerrariumMacros", type: "PreviewMacro")

/// Declares a preview of a view of UIKit. It compiles with the file, and nothing runs it.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @PreviewMacroBodyBuilder<UIView> body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "TerrariumMacros", type: "PreviewMacro")

/// Declares a preview of a view of UIKit with traits. It compiles with the file, and nothing runs it.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @PreviewMacroBodyBuilder<UIView> body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "TerrariumMacros", type: "PreviewMacro")

/// Builds the body of a preview of UIKit: statements, and then the object that is shown.
///
/// A body of views is none of these, so that the previews of SwiftUI and those of UIKit share one name.
@resultBuilder
public enum PreviewMacroBodyBuilder<Body> {
    public static func buildExpression(_ expression: Body) -> Body { expression }
    public static func buildExpression(_ expression: Void) {}
    public static func buildPartialBlock(first: Body) -> Body { first }
    public static func buildPartialBlock(first: Void) {}
    public static func buildPartialBlock(accumulated: Void, next: Body) -> Body { next }
    public static func buildPartialBlock(accumulated: Void, next: Void) {}
}

extension Preview {
    /// Creates a preview of a view controller, as `#Preview` does with its own arguments.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @PreviewMacroBodyBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(name: name, traits: traits) { PreviewedController(make: body) }
    }

    /// Creates a preview of a view of UIKit, as `#Preview` does with its own arguments.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @PreviewMacroBodyBuilder<UIView> body: @escaping @MainActor () -> UIView
    ) {
        self.init(name: name, traits: traits) { PreviewedView(make: body) }
    }
}

private struct PreviewedController: UIViewControllerRepresentable {
    let make: @MainActor () -> UIViewController

    func makeUIViewController(context: Context) -> UIViewController { make() }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

private struct PreviewedView: UIViewRepresentable {
    let make: @MainActor () -> UIView

    func makeUIView(context: Context) -> UIView { make() }

    func updateUIView(_ view: UIView, context: Context) {}
}
