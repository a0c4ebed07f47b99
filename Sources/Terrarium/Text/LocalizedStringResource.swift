public import Foundation

// Foundation has these on Apple's platforms only.
#if !canImport(Darwin)
    extension String {
        /// A key of a localised string, with the arguments that stand in it.
        public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
            let key: LocalizedStringKey

            /// A key without arguments.
            public init(_ value: String) {
                key = LocalizedStringKey(value)
            }

            /// A key without arguments.
            public init(stringLiteral value: String) {
                self.init(value)
            }

            /// A key with the arguments that stand in a literal.
            public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
                key = LocalizedStringKey(stringInterpolation: stringInterpolation)
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(key.key)
            }
        }

        /// The translation of a key, with its arguments put in.
        ///
        /// Marks stay as they are written. The locale is `en_US` unless one is given.
        public init(
            localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
            locale: Locale? = nil,
            comment: StaticString? = nil
        ) {
            self = keyAndValue.key.string(table: table, bundle: bundle, locale: locale)
        }

        /// The translation of a key, or a default where there is none.
        public init(
            localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
            locale: Locale? = nil, comment: StaticString? = nil
        ) {
            let named = LocalizedStringKey(key: "\(key)", arguments: defaultValue.key.arguments)
            self = named.string(table: table, bundle: bundle, locale: locale, otherwise: defaultValue.key.key)
        }

        /// The translation that a resource stands for.
        public init(localized resource: LocalizedStringResource) {
            let key = LocalizedStringKey(key: resource.key, arguments: resource.defaultValue.key.arguments)
            self = key.string(
                table: resource.table, bundle: resource.bundle, locale: resource.locale,
                otherwise: resource.defaultValue.key.key)
        }
    }

    /// A localised string that is looked up later.
    public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
        /// What the string is looked up by.
        public let key: String
        /// What is shown where nothing is found.
        public let defaultValue: String.LocalizationValue
        /// The table in which the string is looked up.
        public let table: String?
        /// The language.
        public var locale: Locale
        let bundle: Bundle?

        /// A string whose key is its text.
        public init(
            _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = Locale(identifier: "en_US"),
            bundle: BundleDescription = .main, comment: StaticString? = nil
        ) {
            self.init(
                key: keyAndValue.key.key, defaultValue: keyAndValue, table: table, locale: locale, bundle: bundle.bundle
            )
        }

        /// A string with a key of its own.
        public init(
            _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
            locale: Locale = Locale(identifier: "en_US"), bundle: BundleDescription = .main,
            comment: StaticString? = nil
        ) {
            self.init(key: "\(key)", defaultValue: defaultValue, table: table, locale: locale, bundle: bundle.bundle)
        }

        /// A key that is its own default.
        public init(stringLiteral value: String) {
            self.init(String.LocalizationValue(value))
        }

        /// A key with arguments that is its own default.
        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
        }

        private init(
            key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale, bundle: Bundle?
        ) {
            self.key = key
            self.defaultValue = defaultValue
            self.table = table
            self.locale = locale
            self.bundle = bundle
        }

        /// Where a string is looked up.
        public struct BundleDescription: Equatable, Sendable {
            let bundle: Bundle?

            /// The program.
            public static let main = BundleDescription(bundle: nil)

            /// The bundle at a place.
            public static func atURL(_ url: URL) -> BundleDescription { BundleDescription(bundle: Bundle(url: url)) }

            /// The bundle of a class.
            public static func forClass(_ anyClass: AnyClass) -> BundleDescription {
                BundleDescription(bundle: Bundle(for: anyClass))
            }
        }
    }

    extension Text {
        /// Shows a localised string, with Markdown's inline marks.
        @_disfavoredOverload
        public init(_ resource: LocalizedStringResource) {
            let key = LocalizedStringKey(key: resource.key, arguments: resource.defaultValue.key.arguments)
            self.init(TextValue(key, table: resource.table, bundle: resource.bundle))
        }
    }

    extension LocalizedStringKey {
        /// The translation with its arguments put in and its marks as they are written.
        fileprivate func string(
            table: String?, bundle: Bundle?, locale: Locale?, otherwise fallback: String? = nil
        ) -> String {
            let settings = TextSettings(locale: locale ?? LocaleKey.defaultValue)
            let format =
                Localizations.string(for: key, table: table, bundle: bundle, locale: settings.locale) ?? fallback ?? key
            guard !arguments.isEmpty else { return format }
            return FormatTemplate(format).pieces.map { piece in
                switch piece {
                case .text(let text): text
                case .argument(let index, let specifier):
                    arguments[index]?.string(specifier: specifier, in: settings) ?? ""
                }
            }
            .joined()
        }
    }
#endif
