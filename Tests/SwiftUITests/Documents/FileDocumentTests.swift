import SwiftUI
import Testing

private struct Note: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text = "new"

    init() {}

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
        text = String(decoding: data, as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

private struct Notes: App {
    var body: some Scene {
        DocumentGroup(newDocument: Note()) { file in
            TextField("Note", text: file.$document.text)
        }
    }
}

@MainActor
struct FileDocumentTests {
    @Test func aHostEditsANewDocument() throws {
        let host = ViewHost(app: Notes.self)
        #expect(host.texts == ["new"])
        try host.type("!", into: .field("Note"))
        #expect(host.texts == ["new!"])
    }

    @Test func aDocumentIsReadAndWritten() throws {
        let file = FileWrapper(regularFileWithContents: Data("tea".utf8))
        let note = try Note(configuration: .init(contentType: .plainText, file: file))
        #expect(note.text == "tea")
        let written = try note.fileWrapper(configuration: .init(contentType: .plainText))
        #expect(written.regularFileContents == Data("tea".utf8))
        #expect(Note.writableContentTypes == [.plainText])
    }
}
