public import Foundation
public import Terrarium
public import UniformTypeIdentifiers

/// A value that can be shared, copied and dragged.
public protocol Transferable {
    associatedtype Representation: TransferRepresentation

    /// In which forms the value is handed over.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which a value is handed over. A host hands nothing over: forms are declared and not asked.
public protocol TransferRepresentation: Sendable {
    associatedtype Item
}

/// Builds forms from the statements of a closure.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    public static func buildBlock<each Content: TransferRepresentation>(
        _ content: repeat each Content
    ) -> some TransferRepresentation {
        AnyTransferForm<Item>()
    }
}

/// Some form of a value.
struct AnyTransferForm<Item>: TransferRepresentation {}

/// A value in the form of another one.
public struct ProxyRepresentation<Item, Proxy: Transferable>: TransferRepresentation {
    public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}

    public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}

    public init(
        exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item
    ) {}

    public init(
        exporting: @escaping @Sendable (Item) async throws -> Proxy,
        importing: @escaping @Sendable (Proxy) async throws -> Item
    ) {}
}

/// A value in the form of JSON.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A value in the form of data.
public struct DataRepresentation<Item>: TransferRepresentation {
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}

    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}

    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

/// A value in the form of a file.
public struct FileRepresentation<Item>: TransferRepresentation {
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}

    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {}

    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
}

/// A file that is handed over.
public struct SentTransferredFile: Sendable {
    public let file: URL

    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
    }
}

/// A file that was handed over.
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    public let isOriginalFile: Bool
}

extension TransferRepresentation {
    /// A name for the file that is made of a value.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation { self }

    /// Which programs may have the value.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation { self }
}

/// Which programs may have a value.
public enum TransferRepresentationVisibility: Hashable, Sendable {
    case all, team, group, ownProcess
}

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation { AnyTransferForm<String>() }
}

extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation { AnyTransferForm<Data>() }
}

extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation { AnyTransferForm<URL>() }
}

extension AttributedString: Transferable {
    public static var transferRepresentation: some TransferRepresentation { AnyTransferForm<AttributedString>() }
}

extension Image: Transferable {
    public nonisolated static var transferRepresentation: some TransferRepresentation { AnyTransferForm<Image>() }
}

extension Color: Transferable {
    public nonisolated static var transferRepresentation: some TransferRepresentation { AnyTransferForm<Color>() }
}
