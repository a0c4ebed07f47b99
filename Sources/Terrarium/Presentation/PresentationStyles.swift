public import Foundation
import TerrariumLayout

extension View {
    /// Whether a sheet shows a drag indicator; outlines say so.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        outlineStyle([SnapshotAttribute("dragIndicator", visibility.name)])
    }

    /// The radius of a sheet's corners; outlines say so.
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        outlineStyle(cornerRadius.map { [SnapshotAttribute("presentationCornerRadius", $0)] } ?? [])
    }

    /// How a presentation adapts to a small window. A host presents everything as it was asked for; outlines say so.
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        outlineStyle([SnapshotAttribute("compactAdaptation", adaptation.name)])
    }
}

/// How a presentation adapts to a small window.
public struct PresentationAdaptation: Sendable, Hashable {
    let name: String

    /// As the system prefers.
    public static let automatic = PresentationAdaptation(name: "automatic")
    /// Not at all.
    public static let none = PresentationAdaptation(name: "none")
    /// As a popover.
    public static let popover = PresentationAdaptation(name: "popover")
    /// As a sheet.
    public static let sheet = PresentationAdaptation(name: "sheet")
    /// As a cover of the whole screen.
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}
