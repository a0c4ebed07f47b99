import Synchronization

/// Names of types as text output shows them.
package enum TypeName {
    /// The name without module and type arguments; nested types keep their outer type: `Outer.Inner`.
    package static func short(of type: Any.Type) -> String {
        let id = ObjectIdentifier(type)
        return names.withLock { known in
            if let name = known[id] { return name }
            let name = shorten(String(reflecting: type))
            known[id] = name
            return name
        }
    }

    /// Whether the type is declared by this library.
    package static func isOfLibrary(_ type: Any.Type) -> Bool {
        String(reflecting: type).hasPrefix("Terrarium.")
    }

    private static let names = Mutex<[ObjectIdentifier: String]>([:])

    /// Drops type arguments, the module, and what the compiler adds to local types: `(unknown context at $…)`.
    static func shorten(_ name: String) -> String {
        var result = ""
        var angleDepth = 0
        var parenDepth = 0
        for character in name {
            switch character {
            case "<": angleDepth += 1
            case ">": angleDepth -= 1
            case "(" where angleDepth == 0: parenDepth += 1
            case ")" where angleDepth == 0: parenDepth -= 1
            default: if angleDepth == 0, parenDepth == 0 { result.append(character) }
            }
        }
        let parts = result.split(separator: ".").map { $0.trimmingPrefix { $0 == " " } }
        return parts.count > 1 ? parts.dropFirst().joined(separator: ".") : result
    }
}
