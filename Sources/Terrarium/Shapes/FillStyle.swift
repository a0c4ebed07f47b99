/// How the inside of a path is filled.
public struct FillStyle: Hashable, Sendable {
    /// Whether only what the path goes round an odd number of times counts as inside.
    public var isEOFilled: Bool
    /// Whether edges are smoothed.
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
