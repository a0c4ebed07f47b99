import Foundation
public import Terrarium

/// A window of which there is one. A host shows it where it is the first window of a program.
public nonisolated struct Window<Content: View>: Scene {
    public typealias Body = Never

    private let content: Content

    /// A window with a title.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// A window with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// A window with a title.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public static func _firstWindow(_ scene: Self) -> AnyView? { AnyView(scene.content) }
}

/// The settings of a program, which a host does not open.
public nonisolated struct Settings<Content: View>: Scene {
    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content) {}

    public static func _firstWindow(_ scene: Self) -> AnyView? { nil }
}

/// An item in the menu bar, which a host does not have.
public nonisolated struct MenuBarExtra<Label: View, Content: View>: Scene {
    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

    public init(
        isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}

    public static func _firstWindow(_ scene: Self) -> AnyView? { nil }
}

extension MenuBarExtra where Label == Terrarium.Label<Text, Image> {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {}

    public nonisolated init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {}
}

extension MenuBarExtra where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {}
}

extension WindowGroup {
    /// Windows with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    /// Windows with a title.
    public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    /// Windows with a title that can be opened by an identifier.
    public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    /// Windows for values. A host opens one without a value.
    public nonisolated init<D: Codable & Hashable>(
        for type: D.Type, @ViewBuilder content: (Binding<D?>) -> Content
    ) {
        self.init { content(.constant(nil)) }
    }

    /// Windows for values that can be opened by an identifier. A host opens one without a value.
    public nonisolated init<D: Codable & Hashable>(
        id: String, for type: D.Type, @ViewBuilder content: (Binding<D?>) -> Content
    ) {
        self.init { content(.constant(nil)) }
    }

    /// Windows for values, with a title. A host opens one without a value.
    public nonisolated init<D: Codable & Hashable>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: (Binding<D?>) -> Content
    ) {
        self.init { content(.constant(nil)) }
    }

    /// Windows for values, with a title and an identifier. A host opens one without a value.
    public nonisolated init<D: Codable & Hashable>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: (Binding<D?>) -> Content
    ) {
        self.init { content(.constant(nil)) }
    }

    /// Windows for values with a first value, which a host shows.
    public nonisolated init<D: Codable & Hashable>(
        for type: D.Type, @ViewBuilder content: (Binding<D>) -> Content, defaultValue: () -> D
    ) {
        let value = defaultValue()
        self.init { content(.constant(value)) }
    }
}
