public import Foundation
public import Terrarium

/// An image, by its name. Nothing is loaded or drawn.
open class UIImage: NSObject, @unchecked Sendable {
    let image: Image
    /// The size of the image, which is not known without loading it: zero.
    open var size: CGSize { .zero }
    open var scale: CGFloat { 1 }
    private let contents: Data?

    /// An image of nothing.
    public override init() {
        image = Image("")
        contents = nil
    }

    /// An image of the program's resources; that it exists is not checked.
    public init?(named name: String) {
        image = Image(name)
        contents = nil
    }

    /// A symbol of the system; that it exists is not checked.
    public init?(systemName name: String) {
        image = Image(systemName: name)
        contents = nil
    }

    /// An image of data, which are kept and not looked into; empty data are no image.
    public init?(data: Data) {
        guard !data.isEmpty else { return nil }
        image = Image("data")
        contents = data
    }

    /// An image of a file, if it can be read.
    public init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        image = Image(URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent)
        contents = data
    }

    /// The data of which the image was made.
    open func pngData() -> Data? { contents }

    /// The data of which the image was made.
    open func jpegData(compressionQuality: CGFloat) -> Data? { contents }
}

extension Image {
    /// The image of UIKit.
    public init(uiImage: UIImage) { self = uiImage.image }
}
