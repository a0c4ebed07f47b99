public import Foundation

/// Decodes values from an input, such as data.
public protocol TopLevelDecoder {
    associatedtype Input

    func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

/// Encodes values to an output, such as data.
public protocol TopLevelEncoder {
    associatedtype Output

    func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {
    public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
    public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
    public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
    public typealias Output = Data
}

extension Publisher {
    /// Publishes what a decoder makes of each value; ends with its error.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.TryMap<Self, Item> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }
    }

    /// Publishes what an encoder makes of each value; ends with its error.
    public func encode<Coder: TopLevelEncoder>(
        encoder: Coder
    ) -> Publishers.TryMap<Self, Coder.Output> where Output: Encodable {
        tryMap { try encoder.encode($0) }
    }
}
