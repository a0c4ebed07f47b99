import Foundation
public import Terrarium

/// In which numbers colours are mixed.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}

/// Effects that change how a view is drawn, and nothing of the layout: attributes of the lines below.
extension View {
    /// Draws the view into one image. Nothing is drawn.
    public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode) -> some View { self }

    /// Lays the view out in one piece before its surroundings animate. Animations end at once.
    public nonisolated func geometryGroup() -> some View { self }

    /// Makes dark parts translucent: `luminanceToAlpha`.
    public nonisolated func luminanceToAlpha() -> some View { recorded("luminanceToAlpha") }

    /// Draws the view through a matrix: `transform=2,0,0,2,0,0`.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return recorded(SnapshotAttribute("transform", numbers.map { outlineNumber($0) }.joined(separator: ",")))
    }

    /// Draws the view through a projection: `projection`.
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
        recorded(transform.isIdentity ? [] : ["projection"])
    }

    /// Whether the view is mirrored where people read from the right: `flipsForRightToLeft`.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        recorded(enabled ? ["flipsForRightToLeft"] : [])
    }

    /// How bright the view may be drawn. Nothing is drawn.
    public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        environment(\.allowedDynamicRange, range)
    }

    /// The shape for `ContainerRelativeShape` below: `containerShape=RoundedRectangle`. The shape keeps its own form.
    public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        recorded(SnapshotAttribute("containerShape", typeName(of: T.self)))
    }

    /// The style that `background` stands for below: `backgroundStyle=red`.
    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        recorded(SnapshotAttribute("backgroundStyle", style.outlineName))
    }

    /// The ground of what contains the view: `containerBackground=red`.
    public nonisolated func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        recorded(SnapshotAttribute("containerBackground", style.outlineName))
    }

    /// The ground of what contains the view, of views: `containerBackground`. They are not built.
    public nonisolated func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        recorded("containerBackground")
    }
}

/// What contains a view.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    public static let navigation = Self(name: "navigation")
    public static let navigationSplitView = Self(name: "navigationSplitView")
    public static let tabView = Self(name: "tabView")
    public static let widget = Self(name: "widget")
    public static let window = Self(name: "window")
}

extension Image {
    /// How bright an image may be drawn.
    public struct DynamicRange: Hashable, Sendable {
        private let name: String

        public static let standard = Self(name: "standard")
        public static let constrainedHigh = Self(name: "constrainedHigh")
        public static let high = Self(name: "high")
    }

    /// Which way up an image was taken.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }
}
