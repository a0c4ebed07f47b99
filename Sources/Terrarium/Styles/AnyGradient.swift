/// A gradient without a shape: the standard gradient of a colour, or any other.
public struct AnyGradient: Hashable, Sendable {
    let content: Content
    var colorSpace: Gradient.ColorSpace

    enum Content: Hashable, Sendable {
        case standard(Color)
        case stops(Gradient)
    }

    /// A gradient with the given stops.
    public init(_ gradient: Gradient) {
        self.init(.stops(gradient), colorSpace: .device)
    }

    init(standardFrom color: Color) {
        self.init(.standard(color), colorSpace: .device)
    }

    init(_ content: Content, colorSpace: Gradient.ColorSpace) {
        self.content = content
        self.colorSpace = colorSpace
    }

    /// The same gradient, with colours between stops found in the given colour space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        AnyGradient(content, colorSpace: space)
    }
}

extension AnyGradient {
    /// `red.gradient`, or `gradient(red,blue)`.
    package var outlineName: String {
        switch content {
        case .standard(let color): "\(color.outlineName).gradient"
        case .stops(let gradient): "gradient(\(gradient.outlineName))"
        }
    }

    /// The colours and places; the standard gradient goes from a lighter tone to the colour itself.
    var stops: Gradient {
        switch content {
        case .standard(let color): Gradient(colors: [color.mix(with: .white, by: 0.2, in: .device), color])
        case .stops(let gradient): gradient
        }
    }
}

extension AnyGradient: ShapeStyle {
    public func _facts(in environment: EnvironmentValues) -> _ShapeStyleFacts { facts(named: nil, at: []) }

    /// The facts of a gradient that a shape of gradient prints: `linearGradient(red,blue,top,bottom)`.
    func facts(named name: String?, at places: [String]) -> _ShapeStyleFacts {
        let colors = stops.stops.map(\.color)
        var facts = _ShapeStyleFacts(
            outlineName: outlineName, isClear: colors.allSatisfy(\.isClear), isOpaque: colors.allSatisfy(\.isOpaque))
        if let name {
            let content = if case .stops(let gradient) = content { gradient.outlineName } else { outlineName }
            facts.outlineName = "\(name)(\(([content] + places).joined(separator: ",")))"
        }
        return facts
    }
}
