public import Foundation
public import Terrarium

/// The distance between lines.
extension AttributedString {
    /// How high lines are.
    public struct LineHeight: Hashable, Sendable {
        private let name: String

        public static let normal = Self(name: "normal")
        public static let tight = Self(name: "tight")
        public static let loose = Self(name: "loose")
        public static let variable = Self(name: "variable")

        public static func exact(points: CGFloat) -> Self { Self(name: "exact") }
        public static func multiple(factor: CGFloat) -> Self { Self(name: "multiple") }
    }
}

/// Which language a text is set in.
public struct TypesettingLanguage: Hashable, Sendable {
    private let identifier: String

    /// As the system decides.
    public static let automatic = Self(identifier: "automatic")

    /// A language.
    public static func explicit(_ language: Locale.Language) -> Self { Self(identifier: language.minimalIdentifier) }
}

/// Something that a program says of a part of a text, for its text renderers.
public protocol TextAttribute {}

/// Details of text that change neither cells nor lines here.
extension View {
    /// Whether the view is mirrored where people read from the right: recorded as `mirrors`.
    public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        recorded(behavior == .fixed ? [] : ["mirrors"])
    }

    /// Which language the text below is set in. A host sets all text in cells.
    public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        self
    }

    /// Which language the text below is set in. A host sets all text in cells.
    public nonisolated func typesettingLanguage(
        _ language: TypesettingLanguage, isEnabled: Bool = true
    ) -> some View { self }

    /// How high lines are. A host's text metrics decide.
    public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        environment(\.lineHeight, lineHeight)
    }
}

extension Text {
    /// Says something of the text, for text renderers. A host has none.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}
