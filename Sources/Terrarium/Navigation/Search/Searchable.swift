import TerrariumLayout

/// Where a search field stands. A host puts it above the view that is searched; outlines name the place that was asked for.
public struct SearchFieldPlacement: Sendable {
    /// The name of the static member, or nil for the automatic place.
    package let outlineName: String?

    public static let automatic = SearchFieldPlacement(outlineName: nil)
    public static let toolbar = SearchFieldPlacement(outlineName: "toolbar")
    public static let toolbarPrincipal = SearchFieldPlacement(outlineName: "toolbarPrincipal")
    public static let sidebar = SearchFieldPlacement(outlineName: "sidebar")
    public static let navigationBarDrawer = SearchFieldPlacement(outlineName: "navigationBarDrawer")

    /// In the drawer of the navigation bar.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(outlineName: "navigationBarDrawer")
    }

    /// When the drawer shows. A host always shows it.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        public static let automatic = NavigationBarDrawerDisplayMode()
        public static let always = NavigationBarDrawerDisplayMode()
    }
}

/// Searching. The field has the kind `SearchField`; `host.type("tea", into: .field("Search"))` types into it, and
/// `host.submit(_:)` runs the actions of `onSubmit(of: .search)`.
extension View {
    /// Adds a search field above the view.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchModifier(text: text, placement: placement, prompt: prompt))
    }

    /// Adds a search field above the view.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        modifier(SearchModifier(text: text, placement: placement, prompt: Text(prompt)))
    }

    /// Adds a search field above the view.
    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        modifier(SearchModifier(text: text, placement: placement, prompt: Text(prompt)))
    }

    /// Adds a search field above the view; the binding says whether a person is searching.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
    }

    /// Adds a search field above the view; the binding says whether a person is searching.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
    }

    /// Adds a search field above the view; the binding says whether a person is searching.
    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
    }

    /// Adds a search field with suggestions, which show while a person is searching.
    public nonisolated func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Adds a search field with suggestions, which show while a person is searching.
    public nonisolated func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
    }

    /// Adds a search field with suggestions, which show while a person is searching.
    @_disfavoredOverload
    public nonisolated func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
    }
}

extension EnvironmentValues {
    /// Whether a person is searching in what is here.
    public var isSearching: Bool { self[IsSearchingKey.self] }

    /// Ends searching: the text is emptied, the field loses the focus. Outside a searchable view it does nothing.
    public var dismissSearch: DismissSearchAction { DismissSearchAction(state: self[SearchStateKey.self]) }
}

/// Ends searching.
@MainActor @preconcurrency
public struct DismissSearchAction {
    private let state: SearchState?

    nonisolated init(state: SearchState?) {
        self.state = state
    }

    /// Ends searching.
    public func callAsFunction() {
        guard let state else { return }
        state.text.wrappedValue = ""
        state.isActive.wrappedValue = false
    }
}

/// The search around a view.
package struct SearchState: @unchecked Sendable {
    let text: Binding<String>
    let isActive: Binding<Bool>
    /// Tells one search from another, so that readers run only when it becomes a different one.
    let identity: ObjectIdentifier
}

struct SearchStateKey: EnvironmentKey {
    static var defaultValue: SearchState? { nil }

    static func _isEqual(_ one: SearchState?, _ two: SearchState?) -> Bool { one?.identity == two?.identity }
}

struct IsSearchingKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    package var searchIsActive: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    package var searchState: SearchState? {
        get { self[SearchStateKey.self] }
        set { self[SearchStateKey.self] = newValue }
    }
}
