/// A type that makes previews, as files from before `#Preview` declare them.
///
/// ```swift
/// struct InboxView_Previews: PreviewProvider {
///     static var previews: some View {
///         InboxView(messages: [])
///             .previewDisplayName("Empty")
///     }
/// }
/// ```
///
/// Nothing asks for the previews; the type compiles with the file.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the views.
    associatedtype Previews: View

    /// The views to preview.
    @ViewBuilder static var previews: Previews { get }

    /// The platform to show them on; nil leaves the choice.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

/// A platform that shows previews.
public enum PreviewPlatform: Sendable {
    case iOS, macOS, tvOS, watchOS
}
