import Synchronization

/// Names of types as text output shows them.
package enum TypeName {
    /// The name without module and type arguments; nested types keep their outer type: `Outer.Inner`.
    package static func short(of type: Any.Type) -> String {
        let id = ObjectIdentifier(type)
        return names.withLock { known in
            if let name = known[id] { return name }
            let name = typeName(of: type)
            known[id] = name
            return name
        }
    }

    /// Whether the type is declared by this library, or by one of its drop-in modules.
    package static func isOfLibrary(_ type: Any.Type) -> Bool {
        let name = String(reflecting: type)
        return ["Terrarium.", "SwiftUI.", "UIKit."].contains { name.hasPrefix($0) }
    }

    private static let names = Mutex<[ObjectIdentifier: String]>([:])
}

/// A type's name as outlines print it: without module and type arguments, nested in its outer types: `Outer.Inner`.
package func typeName(of type: any Any.Type) -> String {
    var names: [Substring] = []
    var depth = 0
    var isLocal = false
    var unnamedContexts = 0
    let text = _typeName(type, qualified: true)
    var start = text.startIndex
    var end: String.Index?
    func close(at index: String.Index) {
        let name = text[start..<(end ?? index)]
        if !name.hasPrefix("(") {
            names.append(name)
            unnamedContexts = 0
        } else {
            unnamedContexts += 1
            // A private type stands in one context without a name, what a function declares in two. The latter is known
            // by its own name, whatever type the function belongs to.
            if unnamedContexts == 2 {
                names.removeAll()
                isLocal = true
            }
        }
        start = text.index(after: index)
        end = nil
    }
    for index in text.indices {
        switch text[index] {
        case "<":
            if depth == 0 { end = index }
            depth += 1
        case "(":
            depth += 1
        case ">", ")":
            depth -= 1
        case "." where depth == 0:
            close(at: index)
        default:
            break
        }
    }
    if start < text.endIndex {
        let name = text[start..<(end ?? text.endIndex)]
        names.append(name)
    }
    let hasModule = names.count > 1 && !isLocal
    return names.dropFirst(hasModule ? 1 : 0).joined(separator: ".")
}
