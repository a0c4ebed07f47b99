public import Foundation
public import TerrariumLayout

/// Effects that change how a view is drawn, and nothing of the layout.
extension View {
    /// Draws the view larger or smaller.
    public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        outlineStyle([SnapshotAttribute("scale", scale)])
    }

    /// Draws the view larger or smaller, each way by its own factor.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Draws the view larger or smaller, each way by its own factor.
    public nonisolated func scaleEffect(
        x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
    ) -> some View {
        outlineStyle([SnapshotAttribute("scale", "\(outlineNumber(x)),\(outlineNumber(y))")])
    }

    /// Draws the view turned.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        outlineStyle([SnapshotAttribute("rotation", CGFloat(angle.degrees))])
    }

    /// Draws the view turned in space.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        outlineStyle([SnapshotAttribute("rotation3D", CGFloat(angle.degrees))])
    }

    /// Draws a shadow.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        outlineStyle([SnapshotAttribute("shadow", radius)])
    }

    /// Draws the view blurred.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        outlineStyle([SnapshotAttribute("blur", radius)])
    }

    /// Draws the view brighter.
    public nonisolated func brightness(_ amount: Double) -> some View {
        outlineStyle([SnapshotAttribute("brightness", CGFloat(amount))])
    }

    /// Draws the view with more or less contrast.
    public nonisolated func contrast(_ amount: Double) -> some View {
        outlineStyle([SnapshotAttribute("contrast", CGFloat(amount))])
    }

    /// Draws the view with stronger or weaker colours.
    public nonisolated func saturation(_ amount: Double) -> some View {
        outlineStyle([SnapshotAttribute("saturation", CGFloat(amount))])
    }

    /// Draws the view in grey.
    public nonisolated func grayscale(_ amount: Double) -> some View {
        outlineStyle([SnapshotAttribute("grayscale", CGFloat(amount))])
    }

    /// Draws the view with its colours moved around the circle of hues.
    public nonisolated func hueRotation(_ angle: Angle) -> some View {
        outlineStyle([SnapshotAttribute("hueRotation", CGFloat(angle.degrees))])
    }

    /// Draws the view in opposite colours.
    public nonisolated func colorInvert() -> some View {
        outlineStyle(["colorInvert"])
    }

    /// Draws the view with its colours multiplied by one.
    public nonisolated func colorMultiply(_ color: Color) -> some View {
        outlineStyle(["colorMultiply"])
    }

    /// How the view is mixed with what lies behind it.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        outlineStyle([SnapshotAttribute("blendMode", blendMode.rawValue)])
    }

    /// Draws the view in one piece before effects apply.
    public nonisolated func compositingGroup() -> some View { self }

    /// Draws the view into one image.
    public nonisolated func drawingGroup(opaque: Bool = false) -> some View { self }
}

/// Ways of mixing a view with what lies behind it.
public enum BlendMode: String, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter
}
