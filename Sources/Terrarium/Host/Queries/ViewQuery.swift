import TerrariumLayout

/// Which view of a host is meant: by what it says, its identifier, its role or its type.
///
/// Strings match whole and exactly, after white space at both ends is trimmed. A string literal means whatever shows that
/// string or is labelled so.
///
/// ```swift
/// try host.tap("Save")
/// try host.tap(.button("Delete").within(.role(.dialog)))
/// let second = try host.find(.role(.row).nth(1))
/// ```
///
/// Queries see the front: the topmost modal layer and everything above it, or every layer where none is modal. What is
/// hidden or not built is not seen either, unless the query says `anywhere`. Of matches that lie inside each other only
/// the outermost counts.
public struct ViewQuery: Sendable, Hashable {
    enum Matcher: Sendable, Hashable {
        case anything(String)
        case text(String)
        case button(String)
        case link(String)
        case field(String)
        case toggle(String)
        case id(String)
        case label(String)
        case role(ViewRole)
        case roleNamed(ViewRole, String)
        case textContaining(String)
        case view(ObjectIdentifier, name: String)
    }

    let matcher: Matcher
    /// Queries of which every match must lie inside a match.
    private(set) var containers: [ViewQuery] = []
    /// What the value of a match has to be.
    var value: String?
    var index: Int?
    private(set) var seesEverything = false

    private init(_ matcher: Matcher) { self.matcher = matcher }

    /// A text that reads so, also inside of a control.
    public static func text(_ string: String) -> Self { Self(.text(string.trimmed)) }

    /// A text in which the string stands, in upper and lower case as it is there. An addition to whole matches.
    public static func text(containing string: String) -> Self { Self(.textContaining(string.trimmed)) }

    /// A Button, NavigationLink, Link or Menu that is labelled so.
    public static func button(_ label: String) -> Self { Self(.button(label.trimmed)) }

    /// A link inside a text.
    public static func link(_ string: String) -> Self { Self(.link(string.trimmed)) }

    /// A field whose label or prompt reads so.
    public static func field(_ label: String) -> Self { Self(.field(label.trimmed)) }

    /// A Toggle that is labelled so.
    public static func toggle(_ label: String) -> Self { Self(.toggle(label.trimmed)) }

    /// The level at which `id` or `accessibilityIdentifier` put that name.
    public static func id(_ identifier: String) -> Self { Self(.id(identifier.trimmed)) }

    /// Whatever assistive technology calls so.
    public static func label(_ label: String) -> Self { Self(.label(label.trimmed)) }

    /// Every view that plays that part.
    public static func role(_ role: ViewRole) -> Self { Self(.role(role)) }

    /// A view that plays a part and goes by a name: `.role(.tab, named: "Inbox")`.
    public static func role(_ role: ViewRole, named name: String) -> Self { Self(.roleNamed(role, name.trimmed)) }

    /// A view of exactly that type.
    public static func view<Content>(_ type: Content.Type) -> Self {
        Self(.view(ObjectIdentifier(type), name: String(describing: type)))
    }

    /// Only matches that lie inside a match of `container`.
    public func within(_ container: ViewQuery) -> Self {
        var query = self
        query.containers.append(container)
        return query
    }

    /// Only matches with that value: `.toggle("Wi-Fi").with(value: "on")`.
    ///
    /// The value is what `find` tells: the content of a field, `on` or `off`, a number, the selected option.
    public func with(value: String) -> Self {
        var query = self
        query.value = value.trimmed
        return query
    }

    /// Only the match of that number, in reading order; `nth(0)` is the first.
    public func nth(_ index: Int) -> Self {
        var query = self
        query.index = index
        return query
    }

    /// Also what is covered, hidden or not in the front.
    public var anywhere: Self {
        var query = self
        query.seesEverything = true
        return query
    }
}

extension ViewQuery: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    /// Whatever shows or is labelled so; a tap goes to the nearest control around it.
    public init(stringLiteral string: String) { self.init(.anything(string.trimmed)) }
}

extension ViewQuery: CustomStringConvertible {
    /// The query as it would be written in code.
    public var description: String {
        var description =
            switch matcher {
            case .anything(let string): quoted(string)
            case .text(let string): ".text(\(quoted(string)))"
            case .button(let string): ".button(\(quoted(string)))"
            case .link(let string): ".link(\(quoted(string)))"
            case .field(let string): ".field(\(quoted(string)))"
            case .toggle(let string): ".toggle(\(quoted(string)))"
            case .id(let string): ".id(\(quoted(string)))"
            case .label(let string): ".label(\(quoted(string)))"
            case .role(let role): ".role(.\(role.rawValue))"
            case .roleNamed(let role, let name): ".role(.\(role.rawValue), named: \(quoted(name)))"
            case .textContaining(let string): ".text(containing: \(quoted(string)))"
            case .view(_, let name): ".view(\(name).self)"
            }
        if let value { description += ".with(value: \(quoted(value)))" }
        for container in containers { description += ".within(\(container))" }
        if let index { description += ".nth(\(index))" }
        if seesEverything { description += ".anywhere" }
        return description
    }
}

extension ViewQuery {
    /// The string to match, or nil for a query by role or type.
    var string: String? {
        switch matcher {
        case .anything(let string), .text(let string), .button(let string), .link(let string), .field(let string),
            .toggle(let string), .id(let string), .label(let string), .roleNamed(_, let string),
            .textContaining(let string):
            string
        case .role, .view:
            nil
        }
    }
}

extension String {
    /// Without white space and newlines at both ends.
    var trimmed: String {
        guard first?.isWhitespace == true || last?.isWhitespace == true else { return self }
        return String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
