import TerrariumLayout

/// How keys and values of the environment are named in outlines, traces and logs.
package enum EnvironmentKeyName {
    /// The name of a key: its type's name without `__Key_` or a final `Key`, first letter lowercased.
    package static func name(of key: any Any.Type) -> String {
        if let named = key as? any NamedEnvironmentKey.Type { return named.name }
        // Where a key is declared does not matter to its name.
        var name = typeName(of: key).split(separator: ".").last ?? ""
        if name.hasPrefix("__Key_") { return String(name.dropFirst("__Key_".count)) }
        if name.hasSuffix("Key"), name.count > "Key".count { name.removeLast("Key".count) }
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// The key as a reader writes it: `\.font`, or `Model.self` for an object that is found by its type.
    package static func path(of key: any Any.Type) -> String {
        if let named = key as? any NamedEnvironmentKey.Type, named.isObject { return "\(named.name).self" }
        return "\\.\(name(of: key))"
    }

    /// A value as one word or a quoted string: strings, numbers, booleans and enum cases as they are, else the type's name.
    package static func text<Value>(of value: Value) -> String {
        describe(value)
    }

    private static func describe(_ value: Any) -> String {
        switch value {
        case let string as String: return quoted(string)
        case let bool as Bool: return "\(bool)"
        case let number as Double: return outlineNumber(number)
        case let number as Float: return outlineNumber(Double(number))
        case let number as any BinaryInteger: return "\(number)"
        case let named as any EnvironmentPrintable: return named.environmentText
        default: break
        }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            guard let wrapped = mirror.children.first?.value else { return "nil" }
            return describe(wrapped)
        case .enum:
            return mirror.children.first?.label ?? "\(value)"
        default:
            if isAction(value, mirror) { return "<action>" }
            return typeName(of: Swift.type(of: value))
        }
    }

    /// Closures and the structs that exist to be called are actions.
    private static func isAction(_ value: Any, _ mirror: Mirror) -> Bool {
        let type = String(describing: Swift.type(of: value))
        if mirror.displayStyle == nil { return type.contains("->") }
        return mirror.displayStyle == .struct && type.hasSuffix("Action")
    }
}

/// A key whose name is not made from its type's name.
package protocol NamedEnvironmentKey: EnvironmentKey {
    static var name: String { get }

    /// Whether the key stands for an object that is found by its type.
    static var isObject: Bool { get }
}

/// A value that outlines and traces print as a word of its own, such as `title` for a font.
package protocol EnvironmentPrintable {
    var environmentText: String { get }
}
