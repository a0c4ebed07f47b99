public import Foundation

/// Colours along a line, each at a place from 0 to 1.
public struct Gradient: Hashable, Sendable {
    /// The colours and their places, in order.
    public var stops: [Stop]

    /// A gradient with a colour at each of the given places.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// A gradient with colours at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// A colour and its place, from 0 to 1.
    public struct Stop: Hashable, Sendable {
        /// The colour at this place.
        public var color: Color
        /// The place, from 0, the start, to 1, the end.
        public var location: CGFloat

        /// A colour at a place from 0 to 1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// How the colours between two stops are found.
    public struct ColorSpace: Hashable, Sendable {
        let isPerceptual: Bool

        /// Components are interpolated as they are sent to the device.
        public static let device = ColorSpace(isPerceptual: false)
        /// Equal steps look equal.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    /// The same gradient, with colours between stops found in the given colour space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient {
        AnyGradient(.stops(self), colorSpace: space)
    }
}

extension Gradient {
    /// The colours with a comma between them; places that are not at equal distances follow an `@`.
    package var outlineName: String {
        let isEven = self == Gradient(colors: stops.map(\.color))
        return stops.map { stop in
            stop.color.outlineName + (isEven ? "" : "@\(outlineNumber(Double(stop.location)))")
        }
        .joined(separator: ",")
    }

    /// The gradient through the same places with each colour's opacity multiplied.
    func opacity(_ opacity: Double) -> Gradient {
        Gradient(stops: stops.map { Stop(color: $0.color.opacity(opacity), location: $0.location) })
    }
}
