import Foundation

/// What a text says and how: the value behind `Text`.
///
/// A plain string or a key without arguments, by far the most common texts, need no memory of their own.
struct TextValue: Equatable, Sendable {
    private let content: Content

    private enum Content: Equatable, Sendable {
        case verbatim(String)
        case key(LocalizedStringKey)
        case boxed(TextContent)
    }

    /// A string that is shown as it is.
    init(verbatim string: String) {
        content = .verbatim(string)
    }

    /// A text that is looked up in a bundle's localisations.
    init(_ key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil) {
        content =
            table == nil && bundle == nil ? .key(key) : .boxed(TableText(key: key, table: table, bundle: bundle))
    }

    /// A string with attributes.
    init(_ string: AttributedString) {
        content = .boxed(AttributedText(string: string))
    }

    init(formatted value: TextContent) {
        content = .boxed(value)
    }

    /// Two texts, one after the other.
    init(_ first: TextValue, followedBy second: TextValue) {
        content = .boxed(JoinedText(parts: first.parts + second.parts))
    }

    /// The texts that a text was put together from, where nothing was asked of all of them.
    private var parts: [TextValue] {
        if case .boxed(let box) = content, let joined = box as? JoinedText { return joined.parts }
        return [self]
    }

    /// The same text with one more thing asked of it.
    func applying(_ modifier: TextModifier) -> TextValue {
        if case .boxed(let box) = content, let modified = box as? ModifiedText {
            return TextValue(formatted: ModifiedText(text: modified.text, modifiers: modified.modifiers + [modifier]))
        }
        return TextValue(formatted: ModifiedText(text: self, modifiers: [modifier]))
    }

    /// The string that is shown whatever the surroundings, in plain letters; nil where the text depends on them.
    var plainVerbatim: String? {
        if case .verbatim(let string) = content { string } else { nil }
    }

    /// Whether the text may differ from one moment to the next.
    var dependsOnTime: Bool {
        if case .boxed(let box) = content { box.dependsOnTime } else { false }
    }

    /// The text as it is shown in its surroundings.
    func resolve(in settings: TextSettings) -> ResolvedText {
        var result =
            switch content {
            case .verbatim(let string): ResolvedText(string)
            case .key(let key): key.resolve(table: nil, bundle: nil, in: settings)
            case .boxed(let box): box.resolve(in: settings)
            }
        switch settings.textCase {
        case .uppercase: result.mapStrings { $0.uppercased(with: settings.locale) }
        case .lowercase: result.mapStrings { $0.lowercased(with: settings.locale) }
        case nil: break
        }
        return result
    }
}

/// A text that needs more than a string.
///
/// Invariant: immutable.
class TextContent: Equatable, @unchecked Sendable {
    func resolve(in settings: TextSettings) -> ResolvedText { ResolvedText() }

    func isEqual(to other: TextContent) -> Bool { false }

    /// Whether the text may differ from one moment to the next.
    var dependsOnTime: Bool { false }

    static func == (one: TextContent, other: TextContent) -> Bool {
        one === other || one.isEqual(to: other)
    }
}

/// A text that is looked up in a table or bundle of its own.
private final class TableText: TextContent, @unchecked Sendable {
    let key: LocalizedStringKey
    let table: String?
    let bundle: Bundle?

    init(key: LocalizedStringKey, table: String?, bundle: Bundle?) {
        self.key = key
        self.table = table
        self.bundle = bundle
    }

    override func resolve(in settings: TextSettings) -> ResolvedText {
        key.resolve(table: table, bundle: bundle, in: settings)
    }

    override func isEqual(to other: TextContent) -> Bool {
        guard let other = other as? TableText else { return false }
        return key == other.key && table == other.table && bundle == other.bundle
    }
}

/// A text of which something was asked.
private final class ModifiedText: TextContent, @unchecked Sendable {
    let text: TextValue
    let modifiers: [TextModifier]

    init(text: TextValue, modifiers: [TextModifier]) {
        self.text = text
        self.modifiers = modifiers
    }

    override func resolve(in settings: TextSettings) -> ResolvedText {
        modifiers.reduce(into: text.resolve(in: settings)) { $0.apply($1) }
    }

    override func isEqual(to other: TextContent) -> Bool {
        guard let other = other as? ModifiedText else { return false }
        return text == other.text && modifiers == other.modifiers
    }

    override var dependsOnTime: Bool { text.dependsOnTime }
}

/// Several texts, one after the other.
private final class JoinedText: TextContent, @unchecked Sendable {
    let parts: [TextValue]

    init(parts: [TextValue]) {
        self.parts = parts
    }

    override func resolve(in settings: TextSettings) -> ResolvedText {
        parts.reduce(into: ResolvedText()) { $0.append($1.resolve(in: settings)) }
    }

    override func isEqual(to other: TextContent) -> Bool {
        parts == (other as? JoinedText)?.parts
    }

    override var dependsOnTime: Bool { parts.contains(where: \.dependsOnTime) }
}
