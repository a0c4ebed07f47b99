public import Foundation

/// A string with attributes, of which those are shown that SwiftUI shows.
final class AttributedText: TextContent, @unchecked Sendable {
    private let string: AttributedString

    init(string: AttributedString) {
        self.string = string
    }

    override func resolve(in settings: TextSettings) -> ResolvedText {
        var result = ResolvedText()
        for run in string.runs {
            result.append(String(string[run.range].characters), TextAttributes(run))
        }
        return result
    }

    override func isEqual(to other: TextContent) -> Bool { string == (other as? AttributedText)?.string }
}

extension TextAttributes {
    init(_ run: AttributedString.Runs.Run) {
        self.init()
        link = run[AttributeScopes.FoundationAttributes.LinkAttribute.self]
        font = run[AttributeScopes.SwiftUIAttributes.FontAttribute.self]
        foreground = run[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self].map { AnyShapeStyle($0) }
        if let line = run[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] { underline = .some(line) }
        if let line = run[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] {
            strikethrough = .some(line)
        }
        kerning = run[AttributeScopes.SwiftUIAttributes.KerningAttribute.self]
        tracking = run[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self]
        baselineOffset = run[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self]
        if let intent = run[AttributeScopes.SwiftUIAttributes.InlineIntentAttribute.self] { set(intent.style) }
    }
}

extension AttributeScopes {
    /// The attributes of strings that a text shows.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }

        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }

        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }

        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }

        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }

        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }

        /// What Markdown's marks say of a piece of a string.
        enum InlineIntentAttribute: AttributedStringKey {
            typealias Value = InlineIntent
            static let name = "Terrarium.InlineIntent"
        }
    }

    /// The attributes of strings that a text shows.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
        self[T.self]
    }
}

/// What Markdown's marks say, as an attribute.
struct InlineIntent: Hashable, Sendable {
    let style: MarkdownStyle
}

#if !canImport(Darwin)
    extension AttributedString {
        /// A string from Markdown's inline marks.
        ///
        /// Foundation reads Markdown on Apple's platforms only. Blocks such as headings and lists are not read here.
        public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil)
            throws
        {
            self.init()
            for run in InlineMarkdown.runs(of: markdown) {
                var part = AttributedString(run.text)
                if let link = run.link, let url = URL(string: link, relativeTo: baseURL) {
                    part[AttributeScopes.FoundationAttributes.LinkAttribute.self] = url
                }
                if !run.style.isEmpty {
                    part[AttributeScopes.SwiftUIAttributes.InlineIntentAttribute.self] = InlineIntent(style: run.style)
                }
                append(part)
            }
        }

        /// How Markdown is read. Only inline marks are read here, whatever is asked for.
        public struct MarkdownParsingOptions: Sendable {
            /// Whether attributes in the text count.
            public var allowsExtendedAttributes: Bool
            /// How much of Markdown counts.
            public var interpretedSyntax: InterpretedSyntax
            /// What happens to a text that is none.
            public var failurePolicy: FailurePolicy
            /// The language of the text, as it is written in codes.
            public var languageCode: String?

            /// How a text with marks is read.
            public init(
                allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
                failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
            ) {
                self.allowsExtendedAttributes = allowsExtendedAttributes
                self.interpretedSyntax = interpretedSyntax
                self.failurePolicy = failurePolicy
                self.languageCode = languageCode
            }

            /// Which parts of Markdown are read.
            public enum InterpretedSyntax: Hashable, Sendable {
                case full
                case inlineOnly
                case inlineOnlyPreservingWhitespace
            }

            /// What happens to text that cannot be read.
            public enum FailurePolicy: Hashable, Sendable {
                case throwError
                case returnPartiallyParsedIfPossible
            }
        }
    }
#endif
