package import Foundation
import TerrariumLayout

extension Font {
    /// What the font starts from, then what was asked of it: `title`, `system(18) bold`, `custom("Avenir",12) italic`.
    package var outlineName: String {
        var words = [base.outlineName]
        if let weight = traits.weight { words.append(weight.outlineName) }
        if let design = traits.design, design != .default { words.append(design.outlineName) }
        if let width = traits.width, width != .standard { words.append(width.outlineName) }
        if traits.flags.contains(.italic) { words.append("italic") }
        if traits.flags.contains(.monospaced), traits.design != .monospaced { words.append("monospaced") }
        if traits.flags.contains(.monospacedDigit) { words.append("monospacedDigit") }
        switch (traits.flags.contains(.lowercaseSmallCaps), traits.flags.contains(.uppercaseSmallCaps)) {
        case (true, true): words.append("smallCaps")
        case (true, false): words.append("lowercaseSmallCaps")
        case (false, true): words.append("uppercaseSmallCaps")
        case (false, false): break
        }
        if let leading = traits.leading, leading != .standard { words.append("leading=\(leading)") }
        if traits.scale != 1 { words.append("scale=\(outlineNumber(Double(traits.scale)))") }
        return words.joined(separator: " ")
    }

    /// The size in points at a preferred type size.
    package func pointSize(at dynamicTypeSize: DynamicTypeSize = .large) -> CGFloat {
        traits.scale * base.pointSize(at: dynamicTypeSize)
    }

    /// The weight that text in this font has.
    package var effectiveWeight: Weight {
        if let weight = traits.weight { return weight }
        if case .style(let style) = base { return style.weight }
        return .regular
    }

    /// Whether text in this font leans.
    package var isItalic: Bool { traits.flags.contains(.italic) }
}

extension Font.Base {
    fileprivate var outlineName: String {
        switch self {
        case .style(let style): style.outlineName
        case .system(let size): "system(\(outlineNumber(Double(size))))"
        case .custom(let name, let size, _): "custom(\(quoted(name)),\(outlineNumber(Double(size))))"
        }
    }

    fileprivate func pointSize(at dynamicTypeSize: DynamicTypeSize) -> CGFloat {
        switch self {
        case .style(let style):
            style.pointSize(at: dynamicTypeSize)
        case .system(let size), .custom(_, let size, nil):
            size
        case .custom(_, let size, let style?):
            size * style.pointSize(at: dynamicTypeSize) / style.pointSize()
        }
    }
}
