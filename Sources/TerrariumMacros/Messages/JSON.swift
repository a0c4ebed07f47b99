/// A value of the JSON text that compiler and plugin exchange.
enum JSON: Equatable {
    case null
    case boolean(Bool)
    case integer(Int)
    case decimal(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    /// The member `name` of an object; nil for every other value.
    subscript(name: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members[name]
    }

    /// The text of a string; nil for every other value.
    var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// The value of a whole number; nil for every other value.
    var integer: Int? {
        guard case .integer(let value) = self else { return nil }
        return value
    }

    /// The elements of an array; nil for every other value.
    var array: [JSON]? {
        guard case .array(let elements) = self else { return nil }
        return elements
    }
}

/// Where and why a text is not JSON.
struct JSONError: Error, Equatable, CustomStringConvertible {
    var message: String
    var offset: Int

    var description: String { "malformed JSON at byte \(offset): \(message)" }
}
