extension View {
    /// Adds a search field above the view, in which tokens stand beside the text.
    ///
    /// The tokens show below the field while a person is searching. A host takes none away by itself.
    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, placement: placement, prompt: prompt)
            .searchSuggestions { ForEach(tokens.wrappedValue, content: token) }
    }

    /// Adds a search field above the view, in which tokens stand beside the text; a tap on a suggested one adds it.
    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, placement: placement, prompt: prompt)
            .searchSuggestions {
                ForEach(tokens.wrappedValue, content: token)
                ForEach(suggestedTokens.wrappedValue) { suggestion in
                    SuggestedToken(tokens: tokens, suggestion: suggestion, label: token(suggestion))
                }
            }
    }
}

/// A token that a tap adds to those of the search.
private nonisolated struct SuggestedToken<Tokens: RangeReplaceableCollection, Label: View>: View {
    let tokens: Binding<Tokens>
    let suggestion: Tokens.Element
    let label: Label

    @MainActor var body: some View {
        Button {
            tokens.wrappedValue.append(suggestion)
        } label: {
            label
        }
    }
}
