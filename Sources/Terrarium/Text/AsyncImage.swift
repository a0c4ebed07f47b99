public import Foundation

/// An image that is loaded from a URL.
///
/// A host does not use the network: only the URL of a file that is there loads, and shows as an image with the file's
/// name. Every other URL stays in the phase `empty`; one of a missing file fails.
public nonisolated struct AsyncImage<Content: View>: View {
    @State private var phase = AsyncImagePhase.empty
    private let url: URL?
    private let content: (AsyncImagePhase) -> Content

    /// An image in every phase of its loading.
    @preconcurrency
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.content = content
    }

    @MainActor public var body: some View {
        content(phase).onChange(of: url, initial: true) { _, url in phase = AsyncImagePhase(of: url) }
    }
}

extension AsyncImage {
    /// An image as it is, or grey while it is not there.
    public init(url: URL?, scale: CGFloat = 1) where Content == _LoadedImage {
        self.init(url: url, scale: scale) { _LoadedImage(image: $0.image) }
    }

    /// An image, or a placeholder while it is not there.
    @preconcurrency
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image {
                content(image)
            } else {
                placeholder()
            }
        }
    }
}

/// A loaded image, or grey.
public nonisolated struct _LoadedImage: View {
    let image: Image?

    @MainActor public var body: some View {
        if let image { image } else { Color.gray }
    }
}

/// How far an image has been loaded.
public enum AsyncImagePhase: Sendable {
    /// Nothing is loaded yet.
    case empty
    /// The image is there.
    case success(Image)
    /// It could not be loaded.
    case failure(any Error)

    /// The image, once it is there.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// Why the image could not be loaded.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }

    fileprivate init(of url: URL?) {
        guard let url, url.isFileURL else {
            self = .empty
            return
        }
        self =
            FileManager.default.isReadableFile(atPath: url.path)
            ? .success(Image(url.deletingPathExtension().lastPathComponent))
            : .failure(CocoaError(.fileReadNoSuchFile))
    }
}
