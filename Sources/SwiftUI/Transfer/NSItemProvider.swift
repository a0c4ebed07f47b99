public import Foundation

/// Something that is dragged or copied: values that are there, by their type. Foundation has it on Apple's platforms only.
open class NSItemProvider: NSObject, @unchecked Sendable {
    private var objects: [Any] = []
    private var data: [(type: String, load: () -> Data?)] = []
    /// A name for the file that is made of it.
    open var suggestedName: String?

    public override init() {}

    /// Provides an object.
    public init(object: NSObject) {
        objects = [object]
    }

    /// Provides a file.
    public init?(contentsOf fileURL: URL?) {
        guard let fileURL else { return nil }
        objects = [fileURL as NSURL]
        suggestedName = fileURL.lastPathComponent
    }

    /// Provides a value by the identifier of its type.
    public init(item: Any?, typeIdentifier: String?) {
        if let item { objects = [item] }
        if let typeIdentifier { data = [(typeIdentifier, { item as? Data })] }
    }

    /// The identifiers of the types that are provided as data.
    open var registeredTypeIdentifiers: [String] { data.map(\.type) }

    /// Whether an object of a type is provided.
    open func canLoadObject<T>(ofClass type: T.Type) -> Bool { objects.contains { $0 is T } }

    /// Hands over the first object of a type, at once.
    @discardableResult
    open func loadObject<T>(
        ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T: Sendable {
        completionHandler(objects.lazy.compactMap { $0 as? T }.first, nil)
        return Progress(totalUnitCount: 1)
    }

    /// Whether data of a type are provided.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        data.contains { $0.type == typeIdentifier }
    }

    /// Provides data of a type.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, data load: @escaping () -> Data?
    ) {
        data.append((typeIdentifier, load))
    }

    /// Hands over the data of a type, at once.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(data.first { $0.type == typeIdentifier }?.load(), nil)
        return Progress(totalUnitCount: 1)
    }
}
