extension View {
    /// The title of the screen, shown in its navigation bar and in the back button of the screen above.
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        screenSetting(.title(String(title)))
    }

    /// The title of the screen, looked up in the program's tables.
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        screenSetting(.title(Text(titleKey).plainString))
    }

    /// The title of the screen.
    public nonisolated func navigationTitle(_ title: Text) -> some View {
        screenSetting(.title(title.plainString))
    }

    /// The title of the screen, which a person may change. A host shows it.
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
        screenSetting(.title(title.wrappedValue))
    }

    /// The title of the screen.
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        screenSetting(.title(String(title)))
    }

    /// The title of the screen, looked up in the program's tables.
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        screenSetting(.title(Text(titleKey).plainString))
    }

    /// The title of the screen, looked up in the program's tables, and how it is shown.
    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        screenSetting(.title(Text(titleKey).plainString)).screenSetting(.displayMode(displayMode))
    }

    /// The title of the screen.
    public nonisolated func navigationBarTitle(_ title: Text) -> some View {
        screenSetting(.title(title.plainString))
    }

    /// The title of the screen, and how it is shown.
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        screenSetting(.title(String(title))).screenSetting(.displayMode(displayMode))
    }

    /// The title of the screen, and how it is shown.
    public nonisolated func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        screenSetting(.title(title.plainString)).screenSetting(.displayMode(displayMode))
    }

    /// Whether the screen's title is large or inline.
    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        screenSetting(.displayMode(displayMode))
    }

    /// Whether the screen's title is large or inline.
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        screenSetting(.displayMode(mode.mode))
    }
}

/// A navigation bar, as the modifiers of its title name it.
public struct NavigationBarItem: Sendable {
    /// How the title of a screen is shown.
    public enum TitleDisplayMode: Sendable, Hashable {
        /// As on the screen below; large at the root.
        case automatic
        /// In the bar, which is 44 high.
        case inline
        /// Large below the bar, which is 96 high with it.
        case large
    }
}

/// How the title of a toolbar is shown.
public struct ToolbarTitleDisplayMode: Sendable {
    let mode: NavigationBarItem.TitleDisplayMode

    /// As on the screen below; large at the root.
    public static var automatic: Self { Self(mode: .automatic) }
    /// Large below the bar.
    public static var large: Self { Self(mode: .large) }
    /// In the bar.
    public static var inline: Self { Self(mode: .inline) }
    /// Large, in the line of the bar's items. A host shows it inline.
    public static var inlineLarge: Self { Self(mode: .inline) }
}
