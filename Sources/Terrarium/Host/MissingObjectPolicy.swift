/// What happens when a view declares an object that no ancestor supplies.
public enum MissingObjectPolicy: Sendable {
    /// The process stops with a message, as in SwiftUI.
    case trap
    /// The view is replaced by an `issue` line, and the rest of the tree lives on.
    case report
}
