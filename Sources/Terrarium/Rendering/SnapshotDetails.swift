package import Foundation
package import TerrariumLayout

/// What few nodes of a snapshot have beside their kind, their text, their frame and their children.
package struct SnapshotDetails: Sendable {
    package var arguments: [String] = []
    package var value: String?
    package var label: String?
    package var identifiers: [String] = []
    package var attributes: [SnapshotAttribute] = []
    package var styles: [SnapshotAttribute] = []
    package var actions: [String] = []
    package var zIndex: Double = 0
    package var lines: [TextLine] = []
    package var picture: PictureHint = .none
    package var environment: [SnapshotEnvironmentEntry] = []
    package var interaction: Interaction?

    package init(arguments: [String] = [], environment: [SnapshotEnvironmentEntry] = []) {
        self.arguments = arguments
        self.environment = environment
    }

    /// Whether nothing is told.
    package var isEmpty: Bool {
        arguments.isEmpty && value == nil && label == nil && identifiers.isEmpty && attributes.isEmpty && styles.isEmpty
            && actions.isEmpty && zIndex == 0 && lines.isEmpty && picture == .none && environment.isEmpty
            && interaction == nil
    }
}

/// Details as an object, so that the many nodes without any have no room for them.
package final class SnapshotDetailsBox: Sendable {
    let details: SnapshotDetails

    init(_ details: SnapshotDetails) { self.details = details }

    nonisolated deinit {}
}

/// What a Text shows, from which its lines are worked out when somebody asks: an outline never does.
///
/// Invariant: a subclass never changes once it was made, so that its lines for a size are always the same.
package class ShownText: @unchecked Sendable {
    package init() {}

    /// What is shown in a frame of a size, line by line.
    package func lines(in size: CGSize) -> [TextLine] { [] }

    nonisolated deinit {}
}
