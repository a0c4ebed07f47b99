extension View {
    /// Whether bars of the screen are light or dark, an attribute of their lines. Nil leaves it to the surroundings.
    public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    {
        screenSetting(.colorScheme(colorScheme.map { "\($0)" }, bars.isEmpty ? [.automatic] : bars))
    }
}
