/// A number as outlines print it: at most two decimals, no trailing zeros, never `-0`.
package func outlineNumber(_ value: Double) -> String {
    var buffer = OutlineBuffer()
    buffer.append(number: value)
    return buffer.string
}
