import Foundation
import TerrariumLayout

/// What is shown where there is nothing to show: a label, a description and actions, in the middle of the space.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// A label, a description and actions that closures build.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    @MainActor public var body: some View {
        VStack {
            label
            description
            actions
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView
where Label == Terrarium.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A title with a symbol of the system, and a description.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { Terrarium.Label(title, systemImage: name) }, description: { description })
    }

    /// A title with a symbol of the system, and a description.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: { Terrarium.Label(title, systemImage: name) }, description: { description })
    }

    /// A title with an image, and a description.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { Terrarium.Label(title, image: name) }, description: { description })
    }

    /// A title with an image, and a description.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: { Terrarium.Label(title, image: name) }, description: { description })
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// Says that a search found nothing.
    public static var search: Self { search(text: nil) }

    /// Says that a search for a text found nothing.
    public static func search(text: String) -> Self { search(text: Optional(text)) }

    private static func search(text: String?) -> Self {
        Self(
            label: { SearchUnavailableContent.Label(text: text) },
            description: { SearchUnavailableContent.Description() }, actions: { SearchUnavailableContent.Actions() })
    }
}

/// What stands where a search found nothing.
public struct SearchUnavailableContent {
    /// The title.
    public nonisolated struct Label: View {
        let text: String?

        @MainActor public var body: some View {
            Terrarium.Label(
                text.map { $0.isEmpty ? "No Results" : "No Results for “\($0)”" } ?? "No Results",
                systemImage: "magnifyingglass")
        }
    }

    /// The advice.
    public nonisolated struct Description: View {
        @MainActor public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
    }

    /// No actions.
    public nonisolated struct Actions: View {
        @MainActor public var body: some View { EmptyView() }
    }
}
