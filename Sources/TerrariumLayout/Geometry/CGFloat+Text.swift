package import Foundation

extension CGFloat {
    /// The number as outlines print it: at most two decimals, no trailing zeros, never a negative zero.
    package var outlineText: String {
        if let whole = Int32(exactly: self) { return String(whole) }
        if isNaN { return "nan" }
        if isInfinite { return self < 0 ? "-inf" : "inf" }
        let hundredths = (self * 100).rounded()
        guard hundredths.magnitude < 1e15 else { return "\(Double(self.rounded()))" }
        let value = Int(hundredths)
        let whole = "\(value.magnitude / 100)"
        let rest = value.magnitude % 100
        let sign = value < 0 ? "-" : ""
        if rest == 0 { return sign + whole }
        if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
        return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }

    /// The number as it is written in code.
    package var codeText: String {
        if isNaN { return ".nan" }
        return self == .infinity ? ".infinity" : self == -.infinity ? "-.infinity" : outlineText
    }
}
