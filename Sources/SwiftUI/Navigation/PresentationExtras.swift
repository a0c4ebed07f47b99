public import Foundation
public import Terrarium

/// Whether what lies behind a presentation can be used.
public struct PresentationBackgroundInteraction: Sendable {
    let name: String

    public static let automatic = Self(name: "automatic")
    public static let enabled = Self(name: "enabled")
    public static let disabled = Self(name: "disabled")

    /// While the presentation is no higher than a detent.
    public static func enabled(upThrough detent: PresentationDetent) -> Self { Self(name: "enabled") }
}

/// What a swipe over a presentation does.
public struct PresentationContentInteraction: Equatable, Sendable {
    let name: String

    public static let automatic = Self(name: "automatic")
    public static let resizes = Self(name: "resizes")
    public static let scrolls = Self(name: "scrolls")
}

/// How large a presentation is.
public protocol PresentationSizing: Sendable {}

/// As large as the system makes it.
public struct AutomaticPresentationSizing: PresentationSizing {}
/// As large as its content.
public struct FittedPresentationSizing: PresentationSizing {}
/// As large as forms are.
public struct FormPresentationSizing: PresentationSizing {}
/// As large as pages are.
public struct PagePresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    public static var automatic: Self { Self() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
    public static var fitted: Self { Self() }
}
extension PresentationSizing where Self == FormPresentationSizing {
    public static var form: Self { Self() }
}
extension PresentationSizing where Self == PagePresentationSizing {
    public static var page: Self { Self() }
}

extension PresentationSizing {
    /// The same size, or that of the content on some axes.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }

    /// The same size, or larger on some axes where the content is.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

/// How serious a question is.
public enum DialogSeverity: Hashable, Sendable {
    case automatic, standard, critical
}

/// How presentations look and behave under a finger: attributes of the lines of their content.
extension View {
    /// The ground of the presentation: `presentationBackground=red`.
    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        recorded(SnapshotAttribute("presentationBackground", style.outlineName))
    }

    /// The ground of the presentation, of views: `presentationBackground`. They are not built.
    public nonisolated func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        recorded("presentationBackground")
    }

    /// Whether what lies behind can be used: `backgroundInteraction=enabled`. In a host a sheet covers it in any case.
    public nonisolated func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        recorded(SnapshotAttribute("backgroundInteraction", interaction.name))
    }

    /// What a swipe does: `contentInteraction=scrolls`.
    public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        recorded(SnapshotAttribute("contentInteraction", behavior.name))
    }

    /// How a presentation adapts to a small window. A host presents everything as it was asked for.
    public nonisolated func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View {
        presentationCompactAdaptation(horizontal)
    }

    /// How large the presentation is. A host's sheets have the size of their detents.
    public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }

    /// How serious the question is: `severity=critical`.
    public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View {
        recorded(SnapshotAttribute("severity", "\(severity)"))
    }

    /// The icon of the question. A host shows none.
    public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }

    /// Lets a person not be asked again. A host asks always.
    public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

    /// Lets a person not be asked again. A host asks always.
    public nonisolated func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View { self }

    /// Shows details beside the view while a binding is true.
    public nonisolated func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }

    /// The width of an inspector: recorded by nobody, a host gives it a third.
    public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

    /// The width of an inspector: recorded by nobody, a host gives it a third.
    public nonisolated func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { self }
}

/// A view with details beside it.
private nonisolated struct InspectorModifier<Inspector: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let inspector: Inspector

    func body(content: Content) -> some View {
        HStack(spacing: 0) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if isPresented.wrappedValue {
                Divider()
                inspector.frame(maxHeight: .infinity)
            }
        }
    }
}
