/// A variable that `@Entry` can turn into a key and its accessors.
struct Entry: Equatable {
    /// The variable's name without backticks.
    var name: String
    var target: EntryTarget
    /// The `@available` attributes, which the key needs too because it names the variable's type.
    var availability: [String]
    var isolation: Isolation
    var value: Value

    /// What the variable says about its actor; the key says the same.
    enum Isolation: Equatable {
        /// Nothing: the module's default.
        case unspecified
        case mainActor
        case nonisolated
    }

    /// What the key declares.
    enum Value: Equatable {
        /// The default value of a variable with a type annotation.
        case typed(String, default: String)
        /// The default value of a variable whose type follows from it.
        case inferred(default: String)
        /// No default value but the type that an optional variable wraps.
        case focused(String)
    }
}

extension Entry {
    /// The key's type.
    ///
    /// The accessors, the peer and the name that the macro announces agree on the prefix; the outline hides it.
    private var keyName: String {
        let isPlain = name.utf8.allSatisfy(Lexer.isWord)
        return isPlain ? "__Key_\(name)" : "`__Key_\(name)`"
    }

    /// The accessors that read and write the key.
    var accessors: String {
        """
        get {
            self[\(keyName).self]
        }
        set {
            self[\(keyName).self] = newValue
        }
        """
    }

    /// The key.
    ///
    /// A default value with a known type is computed at each request, as in SwiftUI, which also spares it from being
    /// `Sendable`. Without an annotation only a stored property can find the type. It is a variable because a constant
    /// draws a warning where its type turns out to be `Sendable`; it is private to the key, and nothing writes it.
    var key: String {
        switch value {
        case .typed(let type, let value):
            """
            \(keyHead)
                \(memberPrefix)static var defaultValue: \(type) {
                    return \(value)
                }
            }
            """
        case .inferred(let value):
            """
            \(keyHead)
                \(isolation == .mainActor ? memberPrefix : "nonisolated(unsafe) ")static var defaultValue = \(value)
            }
            """
        case .focused(let type):
            """
            \(keyHead)
                typealias Value = \(type)
            }
            """
        }
    }

    private var keyHead: String {
        let available = availability.map { $0 + "\n" }.joined()
        let modifiers = isolation == .nonisolated ? "nonisolated private" : "private"
        return "\(available)\(modifiers) struct \(keyName): \(memberPrefix)\(target.keyProtocol) {"
    }

    private var memberPrefix: String { isolation == .mainActor ? "@MainActor " : "" }
}
