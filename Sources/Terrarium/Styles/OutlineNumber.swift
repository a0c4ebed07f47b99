/// A number as outlines print it: at most two decimals, no trailing zeros, never `-0`.
package func outlineNumber(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    let hundredths = (value * 100).rounded()
    guard abs(hundredths) < 1e15 else { return String(value) }
    let whole = Int(hundredths)
    let digits = String(abs(whole) % 100 + 100).dropFirst()
    let sign = whole < 0 ? "-" : ""
    let fraction = digits == "00" ? "" : digits.hasSuffix("0") ? ".\(digits.dropLast())" : ".\(digits)"
    return "\(sign)\(abs(whole) / 100)\(fraction)"
}
