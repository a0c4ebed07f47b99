import Foundation
import TerrariumLayout

/// A search field above its content, and what goes with it while a person is searching.
///
/// Searching begins when the field takes the focus and ends with `dismissSearch`.
nonisolated struct SearchModifier: ViewModifier {
    @State private var isActive = false
    @State private var identity = SearchIdentity()
    @FocusState private var isFocused: Bool
    @Environment(\.searchSuggestions) private var suggestions
    @Environment(\.searchScopes) private var scopes
    private let text: Binding<String>
    private let isPresented: Binding<Bool>?
    private let placement: SearchFieldPlacement
    private let prompt: Text

    init(text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement, prompt: Text?) {
        _isFocused = FocusState()
        self.text = text
        self.isPresented = isPresented
        self.placement = placement
        self.prompt = prompt ?? Text(verbatim: "Search")
    }

    @MainActor func body(content: Content) -> some View {
        let active = isPresented ?? $isActive
        let state = SearchState(text: text, isActive: active, identity: ObjectIdentifier(identity))
        content
            .modifier(EnvironmentModifier(keyPath: \.searchSuggestions, value: nil, line: .unknown))
            .modifier(EnvironmentModifier(keyPath: \.searchScopes, value: nil, line: .unknown))
            .safeAreaInset(edge: .top, spacing: 0) {
                VStack(alignment: .leading, spacing: 0) {
                    FieldControl(kind: .search, source: FieldSource(text), prompt: prompt, label: prompt)
                        .focused($isFocused)
                        .recorded(placement.outlineName.map { [SnapshotAttribute("placement", $0)] } ?? [])
                    if active.wrappedValue {
                        scopes?.content
                        suggestions?.content
                    }
                }
            }
            .modifier(EnvironmentModifier(keyPath: \.searchState, value: state, line: .unknown))
            .modifier(EnvironmentModifier(keyPath: \.searchIsActive, value: active.wrappedValue, line: .unknown))
            .onChange(of: isFocused) { _, isFocused in
                if isFocused { active.wrappedValue = true }
            }
            .onChange(of: active.wrappedValue, initial: true) { wasActive, isActive in
                if isActive != isFocused, isActive || wasActive { isFocused = isActive }
            }
    }
}

/// The identity of one searchable view.
final class SearchIdentity: Sendable {}

extension View {
    /// The suggestions of the searchable view that this follows: they show below its field while a person is searching.
    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(
            EnvironmentModifier(
                keyPath: \.searchSuggestions, value: SearchPart(content: AnyView(suggestions())), line: .unknown))
    }

    /// The parts among which the searchable view that this follows searches: a picker below its field while searching.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        let picker = Picker(selection: scope, content: scopes, label: { Text(verbatim: "Scope") })
            .labelsHidden()
            .pickerStyle(.segmented)
        return modifier(
            EnvironmentModifier(
                keyPath: \.searchScopes, value: SearchPart(content: AnyView(picker)), line: .unknown))
    }

    /// Makes a suggestion: a tap on the view writes the text into the search field around it.
    public nonisolated func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletion(completion: completion))
    }
}

/// Views that belong to a search field.
package struct SearchPart: @unchecked Sendable {
    let content: AnyView
}

/// A suggestion of a search.
private nonisolated struct SearchCompletion: ViewModifier {
    @Environment(\.searchState) private var search
    let completion: String

    init(completion: String) {
        self.completion = completion
    }

    @MainActor func body(content: Content) -> some View {
        Button {
            search?.text.wrappedValue = completion
        } label: {
            content
        }
    }
}

extension EnvironmentValues {
    package var searchSuggestions: SearchPart? {
        get { self[SearchSuggestionsKey.self] }
        set { self[SearchSuggestionsKey.self] = newValue }
    }

    package var searchScopes: SearchPart? {
        get { self[SearchScopesKey.self] }
        set { self[SearchScopesKey.self] = newValue }
    }
}

struct SearchSuggestionsKey: EnvironmentKey {
    static var defaultValue: SearchPart? { nil }
}

struct SearchScopesKey: EnvironmentKey {
    static var defaultValue: SearchPart? { nil }
}
