import Foundation
public import Terrarium
public import UniformTypeIdentifiers

/// A button that shares something.
///
/// A host shares with nobody: outlines say what would be shared, `shares="https://example.org"`, and a tap does nothing.
public nonisolated struct ShareLink<Label: View>: View {
    private let shared: String
    private let label: Label

    private init(shared: [Any], label: Label) {
        self.shared = shared.map { String(describing: $0) }.joined(separator: ",")
        self.label = label
    }

    @MainActor public var body: some View {
        Button(action: {}, label: { label }).recorded(SnapshotAttribute("shares", string: shared))
    }

    /// Shares an item, with a label of views.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(shared: [item], label: label())
    }

    /// Shares an item with a preview, with a label of views.
    public init<I: Transferable, PreviewImage, PreviewIcon>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(shared: [item], label: label())
    }

    /// Shares items, with a label of views.
    public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element: Transferable {
        self.init(shared: Array(items), label: label())
    }

    /// Shares items with previews, with a label of views.
    public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) where Data.Element: Transferable {
        self.init(shared: Array(items), label: label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Shares an item.
    public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil) {
        self.init(shared: [item], label: DefaultShareLinkLabel())
    }

    /// Shares an item with a preview.
    public init<I: Transferable, PreviewImage, PreviewIcon>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(shared: [item], label: DefaultShareLinkLabel())
    }

    /// Shares items.
    public init<Data: RandomAccessCollection>(items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element: Transferable {
        self.init(shared: Array(items), label: DefaultShareLinkLabel())
    }

    /// Shares an item, with a title.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(shared: [item], label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Shares an item, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(shared: [item], label: DefaultShareLinkLabel(title: Text(title)))
    }

    /// Shares an item with a preview, with a title.
    public init<I: Transferable, PreviewImage, PreviewIcon>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(shared: [item], label: DefaultShareLinkLabel(title: Text(titleKey)))
    }
}

/// The label that a share link has by default.
public nonisolated struct DefaultShareLinkLabel: View {
    var title = Text(verbatim: "Share…")

    @MainActor public var body: some View {
        Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
    }
}

/// What a person sees of something before it is shared. A host shows none.
public struct SharePreview<PreviewImage, PreviewIcon>: Sendable {
    fileprivate init() {}
}

extension SharePreview where PreviewImage == Never, PreviewIcon == Never {
    public init(_ titleKey: LocalizedStringKey) { self.init() }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init() }
}

extension SharePreview where PreviewImage: Transferable, PreviewIcon == Never {
    public init(_ titleKey: LocalizedStringKey, image: PreviewImage) { self.init() }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: PreviewImage) { self.init() }
}

extension SharePreview where PreviewImage == Never, PreviewIcon: Transferable {
    public init(_ titleKey: LocalizedStringKey, icon: PreviewIcon) { self.init() }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: PreviewIcon) { self.init() }
}

extension SharePreview where PreviewImage: Transferable, PreviewIcon: Transferable {
    public init(_ titleKey: LocalizedStringKey, image: PreviewImage, icon: PreviewIcon) { self.init() }
}

/// A button that takes what was copied. A host has no pasteboard: a tap does nothing.
public nonisolated struct PasteButton: View {
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}

    @MainActor public var body: some View {
        Button(action: {}, label: { Label("Paste", systemImage: "doc.on.clipboard") })
    }
}
