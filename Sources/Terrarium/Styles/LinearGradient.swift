public import TerrariumLayout

/// A gradient along a line, from one point of the filled rectangle to another.
public struct LinearGradient: ShapeStyle, Hashable {
    let gradient: AnyGradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    init(any gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// A gradient along a line with the stops of a gradient.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(any: AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient along a line with colours at equal distances.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(any: AnyGradient(Gradient(colors: colors)), startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient along a line with colours at given places.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(any: AnyGradient(Gradient(stops: stops)), startPoint: startPoint, endPoint: endPoint)
    }

    public func _facts(in environment: EnvironmentValues) -> _ShapeStyleFacts {
        gradient.facts(named: "linearGradient", at: [startPoint.outlineName, endPoint.outlineName])
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// A gradient along a line with any gradient.
    public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    {
        LinearGradient(any: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient along a line with the stops of a gradient.
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient along a line with colours at equal distances.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient along a line with colours at given places.
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

extension Gradient: ShapeStyle {
    /// As a style, a gradient runs from the top to the bottom.
    public func _facts(in environment: EnvironmentValues) -> _ShapeStyleFacts {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._facts(in: environment)
    }
}
