public import Foundation
public import Terrarium
public import UniformTypeIdentifiers

/// Asking a person for files.
///
/// A host has nobody to choose a file: while the binding is true, outlines say so (`fileImporter`, `fileExporter`,
/// `fileMover`), and nothing is called.
extension View {
    /// Asks for a file to read.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(FileDialogMark(isPresented: isPresented, name: "fileImporter"))
    }

    /// Asks for files to read.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        modifier(FileDialogMark(isPresented: isPresented, name: "fileImporter"))
    }

    /// Asks where to write a document.
    public nonisolated func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(FileDialogMark(isPresented: isPresented, name: "fileExporter"))
    }

    /// Asks where to write documents.
    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        modifier(FileDialogMark(isPresented: isPresented, name: "fileExporter"))
    }

    /// Asks where to write a value.
    public nonisolated func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        modifier(FileDialogMark(isPresented: isPresented, name: "fileExporter"))
    }

    /// Asks where to move a file.
    public nonisolated func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(FileDialogMark(isPresented: isPresented, name: "fileMover"))
    }

    /// Shows a file while there is one: recorded as `quickLook`.
    public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View {
        modifier(
            FileDialogMark(isPresented: Binding(get: { item.wrappedValue != nil }, set: { _ in }), name: "quickLook"))
    }

    /// Names the file that the screen shows. A host shows the title only.
    public nonisolated func navigationDocument(_ url: URL) -> some View { self }
}

/// Says in outlines that files are being asked for.
private nonisolated struct FileDialogMark: ViewModifier {
    let isPresented: Binding<Bool>
    let name: String

    func body(content: Content) -> some View {
        content.recorded(isPresented.wrappedValue ? [SnapshotAttribute(name)] : [])
    }
}
