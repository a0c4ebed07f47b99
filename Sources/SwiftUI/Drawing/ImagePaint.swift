public import Foundation
public import Terrarium

/// A style that repeats an image. Nothing is drawn: outlines name it `image("name")`.
public nonisolated struct ImagePaint: ShapeStyle {
    public var image: Image
    public var sourceRect: CGRect
    public var scale: CGFloat

    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public typealias Resolved = Never

    public func _facts(in environment: EnvironmentValues) -> _ShapeStyleFacts {
        _ShapeStyleFacts(outlineName: "image", isOpaque: true)
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A style that repeats an image.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

/// A style of colours on a grid of points, and a view of it. Nothing is drawn: outlines name its colours.
public nonisolated struct MeshGradient: ShapeStyle, View {
    public typealias Body = Never
    public typealias Resolved = Never

    public var width: Int
    public var height: Int
    public var points: [SIMD2<Float>]
    public var colors: [Color]
    public var background: Color
    public var smoothsColors: Bool

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true
    ) {
        self.width = width
        self.height = height
        self.points = points
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
    }

    public func _facts(in environment: EnvironmentValues) -> _ShapeStyleFacts {
        _ShapeStyleFacts(
            outlineName: "meshGradient(\(colors.map(\.outlineName).joined(separator: ",")))", isOpaque: true)
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        Rectangle().fill(view)._place(in: &cursor)
    }
}

extension View {
    /// Places the view under a cursor.
    fileprivate nonisolated func _place(in cursor: inout _ChildCursor) {
        Self._update(self, in: &cursor)
    }
}
