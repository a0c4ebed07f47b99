import Foundation

/// A list with a border; a host shows it as a plain one.
public nonisolated struct BorderedListStyle: ListStyle {
    public var _appearance: _ListAppearance { _ListAppearance(name: "bordered", margin: 0) }

    public init() {}
    public init(alternatesRowBackgrounds: Bool) {}
}

/// A list whose rows grow towards the middle; a host shows it as a plain one.
public nonisolated struct CarouselListStyle: ListStyle {
    public var _appearance: _ListAppearance { _ListAppearance(name: "carousel", margin: 0) }

    public init() {}
}

/// A list whose rows fill the width; a host shows it as a plain one.
public nonisolated struct EllipticalListStyle: ListStyle {
    public var _appearance: _ListAppearance { _ListAppearance(name: "elliptical", margin: 0) }

    public init() {}
}

extension ListStyle where Self == BorderedListStyle {
    public static var bordered: BorderedListStyle { BorderedListStyle() }

    /// A list with a border, in which every second row may have another ground.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { BorderedListStyle() }
}

extension ListStyle where Self == CarouselListStyle {
    public static var carousel: CarouselListStyle { CarouselListStyle() }
}

extension ListStyle where Self == EllipticalListStyle {
    public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// A list without margins, in which every second row may have another ground.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}
