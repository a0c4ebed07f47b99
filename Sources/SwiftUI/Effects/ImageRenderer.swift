public import Foundation
public import Terrarium

/// Renders a view into an image.
///
/// Nothing is drawn here: what a program gets is nothing, as it is in SwiftUI for a view without a size. `text` is the
/// picture in characters instead.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view.
    @Published public var content: Content
    /// What is proposed to the view.
    @Published public var proposedSize = ProposedViewSize.unspecified
    /// How many pixels a point has.
    @Published public var scale: CGFloat = 1
    /// Whether nothing behind the view shows.
    @Published public var isOpaque = false

    public init(content view: Content) {
        content = view
    }

    /// The view as a picture of characters. An addition of Terrarium's.
    public var text: String {
        ViewHost(proposal: proposedSize) { content }.picture()
    }
}
