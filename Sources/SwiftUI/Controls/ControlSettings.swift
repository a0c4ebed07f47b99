import Foundation
public import Terrarium

/// In which order a menu shows its items.
public struct MenuOrder: Equatable, Hashable, Sendable {
    let name: String

    public static let automatic = Self(name: "automatic")
    public static let priority = Self(name: "priority")
    public static let fixed = Self(name: "fixed")
}

/// Details of controls that a host does not draw: attributes of the lines below.
extension View {
    /// Whether menus show that they are menus: `menuIndicator=hidden`.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
        recorded(SnapshotAttribute("menuIndicator", visibility.name))
            .environment(\.menuIndicatorVisibility, visibility)
    }

    /// In which order menus show their items. A host shows them as they are written.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// How tables look. A host draws no lines.
    public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

    /// Whether the labels of controls show: `labelsVisibility=hidden`.
    public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
        recorded(SnapshotAttribute("labelsVisibility", visibility.name))
            .environment(\.labelsVisibility, visibility)
    }

    /// How pages are counted: `pageIndex=always`.
    public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        recorded(style._outlineName.map { [SnapshotAttribute("pageIndex", $0)] } ?? [])
    }

    /// Space around the view as a scene's windows have it: 16 points.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }

    /// Space around the view as a scene's windows have it: 16 points.
    public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges, 16)
    }

    /// Whether what the view shows is private: `private`. With the redaction `privacy` around it, a placeholder shows.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        recorded(sensitive ? ["private"] : [])
    }

    /// Marks content that may be out of date. Nothing is shown of that.
    public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

/// How tables look.
public protocol TableStyle: Sendable {}

/// The look by default.
public struct AutomaticTableStyle: TableStyle { public init() {} }
/// Without margins.
public struct InsetTableStyle: TableStyle {
    public init() {}
    public init(alternatesRowBackgrounds: Bool) {}
}
/// With a border.
public struct BorderedTableStyle: TableStyle {
    public init() {}
    public init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == AutomaticTableStyle {
    public static var automatic: Self { Self() }
}
extension TableStyle where Self == InsetTableStyle {
    public static var inset: Self { Self() }
    public static func inset(alternatesRowBackgrounds: Bool) -> Self { Self() }
}
extension TableStyle where Self == BorderedTableStyle {
    public static var bordered: Self { Self() }
    public static func bordered(alternatesRowBackgrounds: Bool) -> Self { Self() }
}

/// How pages are counted.
public protocol IndexViewStyle: Sendable {
    /// The look in outlines, or nil for the one by default.
    var _outlineName: String? { get }
}

/// A dot for each page.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When the dots have a ground.
    public struct BackgroundDisplayMode: Sendable {
        let name: String?

        public static let automatic = Self(name: nil)
        public static let interactive = Self(name: "interactive")
        public static let always = Self(name: "always")
        public static let never = Self(name: "never")
    }

    public let _outlineName: String?

    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        _outlineName = backgroundDisplayMode.name
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: Self { Self() }

    /// A dot for each page, with or without a ground.
    public static func page(backgroundDisplayMode: Self.BackgroundDisplayMode) -> Self {
        Self(backgroundDisplayMode: backgroundDisplayMode)
    }
}

/// The space around a scene's content.
public struct ScenePadding: Equatable, Sendable {
    private let name: String

    public static let minimum = Self(name: "minimum")
    public static let navigationBar = Self(name: "navigationBar")
}

/// Buttons that look as small bars of tools do.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).recorded("accessoryBar")
    }
}

/// Buttons that look as links do.
public struct LinkButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).recorded("linkButton")
    }
}

/// Buttons that look as cards do.
public struct CardButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).recorded("card")
    }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    public static nonisolated var accessoryBar: Self { Self() }
    public static nonisolated var accessoryBarAction: Self { Self() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    public static nonisolated var link: Self { Self() }
}
extension PrimitiveButtonStyle where Self == CardButtonStyle {
    public static nonisolated var card: Self { Self() }
}

/// Options one below the other, with a circle each.
public struct RadioGroupPickerStyle: PickerStyle {
    public static var _outlineName: String? { "radioGroup" }
    public init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// A navigation view with two columns; in a host, a stack.
public typealias DoubleColumnNavigationViewStyle = ColumnNavigationViewStyle

/// Views side by side, between which a person moves the border. A host gives them the same width.
public nonisolated struct HSplitView<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public var body: some View { HStack(spacing: 0) { content } }
}

/// Views one below the other, between which a person moves the border. A host gives them the same height.
public nonisolated struct VSplitView<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public var body: some View { VStack(spacing: 0) { content } }
}
