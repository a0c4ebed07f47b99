import Foundation

extension NavigationPath {
    /// The path in a form that can be stored; nil as soon as one value is not `Codable`.
    public var codable: CodableRepresentation? {
        var values: [any Codable & Hashable] = []
        for element in elements {
            guard let value = element.base as? any Codable & Hashable else { return nil }
            values.append(value)
        }
        return CodableRepresentation(values: values)
    }

    /// The path that was stored.
    public init(_ codable: CodableRepresentation) {
        elements = codable.values.map { Self.erased($0) }
    }

    private static func erased<Value: Hashable>(_ value: Value) -> AnyHashable { AnyHashable(value) }

    /// A path that can be stored: pairs of a type's name and the value as JSON, the top first.
    public struct CodableRepresentation: Codable, Equatable {
        let values: [any Codable & Hashable]

        init(values: [any Codable & Hashable]) {
            self.values = values
        }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var values: [any Codable & Hashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                let json = try container.decode(String.self)
                guard let type = MangledTypeName.type(named: name) as? any (Codable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "There is no Codable and Hashable type named \(name).")
                }
                values.append(try JSONDecoder().decode(type, from: Data(json.utf8)))
            }
            self.values = values.reversed()
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in values.reversed() {
                let valueType: Any.Type = type(of: value)
                guard let name = MangledTypeName.name(of: valueType) else {
                    throw EncodingError.invalidValue(
                        value,
                        .init(codingPath: container.codingPath, debugDescription: "\(valueType) has no name to store."))
                }
                try container.encode(name)
                try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
            }
        }

        public static func == (one: Self, two: Self) -> Bool {
            NavigationPath(one) == NavigationPath(two)
        }
    }
}
