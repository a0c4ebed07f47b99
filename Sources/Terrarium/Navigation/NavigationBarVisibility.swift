extension View {
    /// Hides the screen's navigation bar.
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
        screenSetting(.visibility(hidden ? .hidden : .visible, [.navigationBar]))
    }

    /// Hides the screen's back button. The system's back still works.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        screenSetting(.backButtonHidden(hidesBackButton))
    }

    /// Shows or hides bars of the screen.
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        screenSetting(.visibility(visibility, bars.orAutomatic))
    }

    /// Shows or hides bars of the screen.
    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        screenSetting(.visibility(visibility, bars.orAutomatic))
    }

    /// The style behind bars of the screen, an attribute of their lines.
    public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        screenSetting(.background(style.outlineName, bars.orAutomatic))
    }

    /// Whether the style behind bars of the screen shows, an attribute of their lines.
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        screenSetting(.backgroundVisibility(visibility, bars.orAutomatic))
    }

    /// Whether the style behind bars of the screen shows, an attribute of their lines.
    public nonisolated func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        screenSetting(.backgroundVisibility(visibility, bars.orAutomatic))
    }

    /// What the screen's toolbar is for, an attribute of its line.
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
        screenSetting(.role(role.name))
    }
}

/// A bar of a window: the place where toolbar items may stand.
public struct ToolbarPlacement: Hashable, Sendable {
    let name: String

    /// The bar that the context suggests: the navigation bar.
    public static let automatic = ToolbarPlacement(name: "automatic")
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    /// The toolbar of a window on a desktop. A host shows none.
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
    /// The bar above the keyboard, which a window without a screen does not have.
    public static let keyboard = ToolbarPlacement(name: "keyboard")

    var resolved: ToolbarPlacement { self == .automatic ? .navigationBar : self }
}

/// What the toolbar of a screen is for.
public struct ToolbarRole: Sendable {
    let name: String

    public static var automatic: Self { Self(name: "automatic") }
    public static var navigationStack: Self { Self(name: "navigationStack") }
    public static var browser: Self { Self(name: "browser") }
    public static var editor: Self { Self(name: "editor") }
}
