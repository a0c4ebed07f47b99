/// Whether something is shown, where the system would decide otherwise.
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the system decides.
    case automatic
    case visible
    case hidden

    /// The word in outlines.
    package var name: String {
        switch self {
        case .automatic: "automatic"
        case .visible: "visible"
        case .hidden: "hidden"
        }
    }
}
