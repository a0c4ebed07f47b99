import Foundation

/// A value as lines of text: one for each of its parts, the same in every process.
///
/// Dictionaries and sets are sorted by what their elements print, objects print their type and what they hold, and nothing
/// prints an address. Dates print in UTC.
struct ValueDump {
    private(set) var lines: [String] = []
    private var objects: [ObjectIdentifier] = []

    init(_ value: Any) {
        add(value, name: nil, depth: 0)
    }

    var text: String { lines.map { $0 + "\n" }.joined() }

    private static let depthLimit = 40

    private mutating func add(_ value: Any, name: String?, depth: Int) {
        let lead = String(repeating: "  ", count: depth) + (name.map { "\($0): " } ?? "")
        if let leaf = Self.leaf(value) {
            lines.append(lead + leaf)
            return
        }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            if let content = mirror.children.first {
                add(content.value, name: name, depth: depth)
            } else {
                lines.append(lead + "nil")
            }
        case .enum:
            addCase(value, mirror, lead: lead, depth: depth)
        case .collection:
            addElements(mirror.children.map(\.value), named: { "[\($0)]" }, lead: lead, depth: depth)
        case .set:
            let sorted = mirror.children.map(\.value).sorted { ValueDump($0).text < ValueDump($1).text }
            addElements(sorted, named: { _ in "-" }, lead: lead, depth: depth)
        case .dictionary:
            addPairs(mirror, lead: lead, depth: depth)
        case .class:
            addObject(value as AnyObject, mirror, lead: lead, depth: depth)
        case .tuple:
            lines.append(lead + "tuple")
            addParts(of: mirror, depth: depth + 1)
        default:
            lines.append(lead + Self.name(of: value))
            addParts(of: mirror, depth: depth + 1)
        }
    }

    private mutating func addParts(of mirror: Mirror, depth: Int) {
        guard depth < Self.depthLimit else {
            lines.append(String(repeating: "  ", count: depth) + "…")
            return
        }
        if let inherited = mirror.superclassMirror { addParts(of: inherited, depth: depth) }
        for (index, child) in mirror.children.enumerated() {
            add(child.value, name: Self.fieldName(child.label) ?? ".\(index)", depth: depth)
        }
    }

    private mutating func addCase(_ value: Any, _ mirror: Mirror, lead: String, depth: Int) {
        guard let payload = mirror.children.first else {
            lines.append(lead + ".\(value)")
            return
        }
        lines.append(lead + ".\(payload.label ?? "")")
        let inner = Mirror(reflecting: payload.value)
        if inner.displayStyle == .tuple {
            addParts(of: inner, depth: depth + 1)
        } else {
            add(payload.value, name: nil, depth: depth + 1)
        }
    }

    private mutating func addElements(_ elements: [Any], named name: (Int) -> String, lead: String, depth: Int) {
        lines.append(lead + (elements.count == 1 ? "1 element" : "\(elements.count) elements"))
        for (index, element) in elements.enumerated() { add(element, name: name(index), depth: depth + 1) }
    }

    private mutating func addPairs(_ mirror: Mirror, lead: String, depth: Int) {
        var pairs: [(key: String, value: Any)] = []
        for child in mirror.children {
            let pair = Array(Mirror(reflecting: child.value).children)
            guard pair.count == 2 else { continue }
            let key = ValueDump(pair[0].value).lines.map { $0.trimmingCharacters(in: .whitespaces) }
            pairs.append((key.joined(separator: ", "), pair[1].value))
        }
        lines.append(lead + (pairs.count == 1 ? "1 pair" : "\(pairs.count) pairs"))
        for pair in pairs.sorted(by: { $0.key < $1.key }) { add(pair.value, name: "[\(pair.key)]", depth: depth + 1) }
    }

    private mutating func addObject(_ object: AnyObject, _ mirror: Mirror, lead: String, depth: Int) {
        let id = ObjectIdentifier(object)
        if objects.contains(id) {
            lines.append(lead + "\(Self.name(of: object)) (see above)")
            return
        }
        lines.append(lead + Self.name(of: object))
        objects.append(id)
        addParts(of: mirror, depth: depth + 1)
        objects.removeLast()
    }

    /// What prints in one piece, or nil.
    private static func leaf(_ value: Any) -> String? {
        switch value {
        case let string as String: return quoted(string)
        case let substring as Substring: return quoted(String(substring))
        case let character as Character: return quoted(String(character))
        case let date as Date: return date.formatted(.iso8601)
        case let url as URL: return url.absoluteString
        case let data as Data: return data.count == 1 ? "1 byte" : "\(data.count) bytes"
        case let id as UUID: return id.uuidString
        case let type as Any.Type: return "\(type).self"
        case let number as any Numeric: return "\(number)"
        case let bool as Bool: return "\(bool)"
        default:
            let mirror = Mirror(reflecting: value)
            if mirror.displayStyle == nil, mirror.children.isEmpty {
                return String(describing: type(of: value)).contains("->") ? "(function)" : "\(value)"
            }
            return nil
        }
    }

    /// The name of a stored property, without the underscore of a wrapper.
    private static func fieldName(_ label: String?) -> String? {
        guard let label else { return nil }
        return label.hasPrefix("_") ? String(label.dropFirst()) : label
    }

    private static func name(of value: Any) -> String {
        String(describing: type(of: value))
    }

    private static func quoted(_ text: String) -> String { text.debugDescription }
}
