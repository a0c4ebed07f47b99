// Styles that stand for what the surroundings decide. Each is printed as the name of its static member.

/// The foreground style of the surroundings.
public struct ForegroundStyle: ShapeStyle, Hashable {
    /// The foreground style of the surroundings.
    public init() {}

    public func _facts(in environment: EnvironmentValues) -> _ShapeStyleFacts {
        _ShapeStyleFacts(outlineName: "foreground", isOpaque: true)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The current foreground style.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The background style of the surroundings.
public struct BackgroundStyle: ShapeStyle, Hashable {
    /// The background style of the surroundings.
    public init() {}

    public func _facts(in environment: EnvironmentValues) -> _ShapeStyleFacts {
        _ShapeStyleFacts(outlineName: "background", isOpaque: true)
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The current background style.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The tint of the surroundings.
public struct TintShapeStyle: ShapeStyle, Hashable {
    /// The tint of the surroundings.
    public init() {}

    public func _facts(in environment: EnvironmentValues) -> _ShapeStyleFacts {
        _ShapeStyleFacts(outlineName: "tint", isOpaque: true)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The current tint.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The style that marks selected content.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
    /// The style that marks selected content.
    public init() {}

    public func _facts(in environment: EnvironmentValues) -> _ShapeStyleFacts {
        _ShapeStyleFacts(outlineName: "selection", isOpaque: true)
    }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The style of selected content.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The style of lines between content.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
    /// The style of lines between content.
    public init() {}

    public func _facts(in environment: EnvironmentValues) -> _ShapeStyleFacts {
        _ShapeStyleFacts(outlineName: "separator")
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The style of separators.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The style of text that stands in for content.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
    /// The style of text that stands in for content.
    public init() {}

    public func _facts(in environment: EnvironmentValues) -> _ShapeStyleFacts {
        _ShapeStyleFacts(outlineName: "placeholder")
    }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The style of placeholder text.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
    /// The style of links.
    public init() {}

    public func _facts(in environment: EnvironmentValues) -> _ShapeStyleFacts {
        _ShapeStyleFacts(outlineName: "link", isOpaque: true)
    }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The style of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The style that fills shapes behind content.
public struct FillShapeStyle: ShapeStyle, Hashable {
    /// The style that fills shapes behind content.
    public init() {}

    public func _facts(in environment: EnvironmentValues) -> _ShapeStyleFacts { _ShapeStyleFacts(outlineName: "fill") }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The style of fills behind content.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The style of a window's background.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
    /// The style of a window's background.
    public init() {}

    public func _facts(in environment: EnvironmentValues) -> _ShapeStyleFacts {
        _ShapeStyleFacts(outlineName: "windowBackground", isOpaque: true)
    }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The style of a window's background.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
