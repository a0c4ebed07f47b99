import Foundation

extension Color {
    /// A colour's components: linear sRGB and opacity.
    public struct Resolved: Hashable, Sendable {
        /// Red, in linear light.
        public var linearRed: Float
        /// Green, in linear light.
        public var linearGreen: Float
        /// Blue, in linear light.
        public var linearBlue: Float
        /// The opacity, from 0 to 1.
        public var opacity: Float

        /// Components in a colour space, sRGB unless another is named.
        public init(
            colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            self.opacity = opacity
            switch colorSpace {
            case .sRGBLinear:
                (linearRed, linearGreen, linearBlue) = (red, green, blue)
            case .sRGB:
                linearRed = linearised(red)
                linearGreen = linearised(green)
                linearBlue = linearised(blue)
            case .displayP3:
                let (red, green, blue) = (linearised(red), linearised(green), linearised(blue))
                linearRed = 1.224_940 * red - 0.224_940 * green
                linearGreen = -0.042_057 * red + 1.042_057 * green
                linearBlue = -0.019_638 * red - 0.078_636 * green + 1.098_274 * blue
            }
        }

        /// Red, gamma-encoded.
        public var red: Float {
            get { gammaEncoded(linearRed) }
            set { linearRed = linearised(newValue) }
        }

        /// Green, gamma-encoded.
        public var green: Float {
            get { gammaEncoded(linearGreen) }
            set { linearGreen = linearised(newValue) }
        }

        /// Blue, gamma-encoded.
        public var blue: Float {
            get { gammaEncoded(linearBlue) }
            set { linearBlue = linearised(newValue) }
        }
    }
}

extension Color.Resolved: Codable {
    /// Four numbers: gamma-encoded red, green and blue, and the opacity.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(
            red: try container.decode(Float.self), green: try container.decode(Float.self),
            blue: try container.decode(Float.self), opacity: try container.decode(Float.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for component in [red, green, blue, opacity] {
            try container.encode(component)
        }
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// `#RRGGBB`, and two digits of opacity where the colour is not opaque.
    public var description: String {
        let components = [red, green, blue] + (opacity < 1 ? [opacity] : [])
        return components.reduce(into: "#") { text, component in
            // The small addend absorbs what two conversions lost, so that 0.5 is always 80.
            let byte = Int((min(max(component, 0), 1) * 255 + 0.001).rounded())
            text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
    }
}

extension Color {
    /// The components, with a given accent colour.
    package func components(accent: Color? = nil) -> Resolved {
        switch provider {
        case .system(.accentColor):
            return accent.map { $0.components() } ?? Resolved(rgba: SystemColor.accentColor.rgba)
        case .system(let color):
            return Resolved(rgba: color.rgba)
        case .components(let space, let red, let green, let blue, let opacity):
            return Resolved(colorSpace: space, red: red, green: green, blue: blue, opacity: opacity)
        case .asset:
            return Resolved(red: 0.5, green: 0.5, blue: 0.5)
        case .faded(let color, let opacity):
            var resolved = color.components(accent: accent)
            resolved.opacity *= opacity
            return resolved
        case .mixed(let first, let second, let fraction, let space):
            return first.components(accent: accent)
                .mixed(with: second.components(accent: accent), by: fraction, in: space)
        }
    }
}

extension Color.Resolved {
    init(rgba: UInt32) {
        func component(_ shift: UInt32) -> Float {
            Float((rgba >> shift) & 0xFF) / 255
        }
        self.init(red: component(24), green: component(16), blue: component(8), opacity: component(0))
    }

    /// A colour between two, in device components or by how different the colours look.
    func mixed(with other: Self, by fraction: Float, in space: Gradient.ColorSpace) -> Self {
        func between(_ first: Float, _ second: Float) -> Float {
            first + (second - first) * fraction
        }
        let opacity = between(self.opacity, other.opacity)
        guard space == .perceptual else {
            return Self(
                red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue),
                opacity: opacity)
        }
        let (first, second) = (oklab, other.oklab)
        return Self(
            lightness: between(first.lightness, second.lightness), a: between(first.a, second.a),
            b: between(first.b, second.b), opacity: opacity)
    }

    /// The colour in Oklab, in which equal distances look equal.
    private var oklab: (lightness: Float, a: Float, b: Float) {
        let long = cbrt(0.412_221_47 * linearRed + 0.536_332_54 * linearGreen + 0.051_445_99 * linearBlue)
        let medium = cbrt(0.211_903_5 * linearRed + 0.680_699_55 * linearGreen + 0.107_396_96 * linearBlue)
        let short = cbrt(0.088_302_46 * linearRed + 0.281_718_84 * linearGreen + 0.629_978_7 * linearBlue)
        return (
            lightness: 0.210_454_26 * long + 0.793_617_8 * medium - 0.004_072_047 * short,
            a: 1.977_998_5 * long - 2.428_592_2 * medium + 0.450_593_7 * short,
            b: 0.025_904_037 * long + 0.782_771_77 * medium - 0.808_675_77 * short
        )
    }

    private init(lightness: Float, a: Float, b: Float, opacity: Float) {
        func cube(_ value: Float) -> Float { value * value * value }
        let long = cube(lightness + 0.396_337_78 * a + 0.215_803_76 * b)
        let medium = cube(lightness - 0.105_561_346 * a - 0.063_854_17 * b)
        let short = cube(lightness - 0.089_484_18 * a - 1.291_485_5 * b)
        self.init(
            colorSpace: .sRGBLinear,
            red: 4.076_741_7 * long - 3.307_711_6 * medium + 0.230_969_94 * short,
            green: -1.268_438 * long + 2.609_757_4 * medium - 0.341_319_4 * short,
            blue: -0.004_196_086_3 * long - 0.703_418_6 * medium + 1.707_614_7 * short,
            opacity: opacity)
    }
}

/// sRGB's transfer function, from encoded to linear; odd, so that components outside 0 to 1 survive.
///
/// Computed in double precision, so that 1 stays 1.
private func linearised(_ value: Float) -> Float {
    let magnitude = Double(abs(value))
    let linear = Float(magnitude <= 0.040_45 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4))
    return value < 0 ? -linear : linear
}

/// sRGB's transfer function, from linear to encoded.
private func gammaEncoded(_ value: Float) -> Float {
    let magnitude = Double(abs(value))
    let encoded = Float(magnitude <= 0.003_130_8 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055)
    return value < 0 ? -encoded : encoded
}
