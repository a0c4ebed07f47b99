/// How content of a fixed ratio meets a space of another ratio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as possible inside the space.
    case fit
    /// As small as possible around the space.
    case fill
}
