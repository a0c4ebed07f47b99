public import Foundation
public import Terrarium
public import UniformTypeIdentifiers

/// A document that is a value and is kept in a file.
@preconcurrency
public protocol FileDocument: Sendable {
    /// The kinds of files that can be read.
    static var readableContentTypes: [UTType] { get }

    /// The kinds of files that can be written.
    static var writableContentTypes: [UTType] { get }

    /// Reads a file.
    init(configuration: ReadConfiguration) throws

    /// Writes a file.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What is read.
public struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper

    /// A file to read, for tests of documents. An addition of Terrarium's.
    public init(contentType: UTType, file: FileWrapper) {
        self.contentType = contentType
        self.file = file
    }
}

/// What is written.
public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    public let existingFile: FileWrapper?

    /// A file to write, for tests of documents. An addition of Terrarium's.
    public init(contentType: UTType, existingFile: FileWrapper? = nil) {
        self.contentType = contentType
        self.existingFile = existingFile
    }
}

/// What the editor of a document is told.
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document.
    @Binding public var document: Document
    /// Where it is kept; nil for a new one.
    public var fileURL: URL?
    /// Whether it can be changed.
    public var isEditable: Bool
}

/// Windows of documents. A host shows a new one where it is the first scene of a program.
public nonisolated struct DocumentGroup<Document, Content: View>: Scene {
    public typealias Body = Never

    private let content: @MainActor () -> AnyView

    @MainActor public static func _firstWindow(_ scene: Self) -> AnyView? { scene.content() }
}

extension DocumentGroup where Document: FileDocument {
    /// Windows that edit documents, beginning with a new one.
    public nonisolated init(
        newDocument: @autoclosure @escaping @Sendable () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        let maker = UncheckedBox(editor)
        content = {
            AnyView(
                DocumentWindow(first: newDocument) {
                    maker.value(FileDocumentConfiguration(document: $0, fileURL: nil, isEditable: true))
                })
        }
    }

    /// Windows that show documents. A host has none to show.
    public nonisolated init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        content = { AnyView(EmptyView()) }
    }
}

/// The window of a new document.
private struct DocumentWindow<Document, Content: View>: View {
    @State private var document: Document?
    let first: () -> Document
    let content: (Binding<Document>) -> Content

    init(first: @escaping () -> Document, content: @escaping (Binding<Document>) -> Content) {
        self.first = first
        self.content = content
        _document = State(initialValue: first())
    }

    var body: some View {
        content(Binding(get: { document ?? first() }, set: { document = $0 }))
    }
}
