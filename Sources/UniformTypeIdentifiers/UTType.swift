import Foundation

/// A kind of data, by its identifier: `public.plain-text`.
///
/// The kinds that have names here know what they conform to and how their files end. Others are known by identifier only.
public struct UTType: Hashable, Codable, Sendable {
    /// The identifier.
    public let identifier: String

    /// The kind with an identifier.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self.identifier = identifier
    }

    /// The kind of files that end so, one of those with names here.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let wanted = filenameExtension.lowercased()
        guard let known = Self.known.first(where: { $0.value.endings.contains(wanted) }) else { return nil }
        identifier = known.key
    }

    /// The kind with a MIME type, one of those with names here.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let known = Self.known.first(where: { $0.value.mime == mimeType.lowercased() }) else { return nil }
        identifier = known.key
    }

    /// A kind of the program's own.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    /// A kind of another program's.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    /// A kind with a name here.
    init(known identifier: String) {
        self.identifier = identifier
    }

    /// How files of the kind end.
    public var preferredFilenameExtension: String? { Self.known[identifier]?.endings.first }

    /// The MIME type.
    public var preferredMIMEType: String? { Self.known[identifier]?.mime }

    /// The kind in words: its identifier, since there is no system to ask.
    public var localizedDescription: String? { nil }

    /// Whether the kind is another one, or a special case of it.
    public func conforms(to type: UTType) -> Bool {
        if self == type { return true }
        return Self.known[identifier]?.parents.contains { UTType(known: $0).conforms(to: type) } ?? false
    }

    /// Whether the kind is a special case of another one.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Whether another kind is a special case of this one.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: CustomStringConvertible {
    public var description: String { identifier }
}
