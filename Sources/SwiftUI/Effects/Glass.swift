public import Foundation
public import Terrarium

/// A material that looks like glass.
public struct Glass: Equatable, Sendable {
    var name: String
    var tintName: String?
    var isInteractive = false

    public static let regular = Glass(name: "regular")
    public static let clear = Glass(name: "clear")
    public static let identity = Glass(name: "identity")

    /// The same glass in a colour.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.tintName = color?.outlineName
        return copy
    }

    /// The same glass, which reacts to touches.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var copy = self
        copy.isInteractive = isEnabled
        return copy
    }

    var outlineName: String {
        name + (tintName.map { ".tint(\($0))" } ?? "") + (isInteractive ? ".interactive" : "")
    }
}

/// Glass is recorded as an attribute of the lines below: `glass=regular`.
extension View {
    /// Puts the view on glass.
    public nonisolated func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View {
        recorded(SnapshotAttribute("glass", glass.outlineName))
    }

    /// Ties pieces of glass together while they change. Animations end at once.
    public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }

    /// Draws several pieces of glass as one. Nothing is drawn.
    public nonisolated func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View { self }

    /// How glass comes and goes. Animations end at once.
    public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
    public static let identity = Self()
    public static let matchedGeometry = Self()
    public static let materialize = Self()
}

/// A container of views on glass that may melt into each other. It is its content.
public nonisolated struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public var body: some View { content }
}

/// A button on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public nonisolated init(_ glass: Glass) {}

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).recorded(SnapshotAttribute("buttonGlass", "regular"))
    }
}

/// A prominent button on glass.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).recorded(SnapshotAttribute("buttonGlass", "prominent"))
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public static nonisolated var glass: GlassButtonStyle { GlassButtonStyle() }

    /// A button on a kind of glass.
    public static nonisolated func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static nonisolated var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
