public import Foundation

/// Lets a person feel something. There is no device: nothing is felt.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
    public init() {}

    open func prepare() {}
}

/// A knock.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How hard the knock is.
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    public init(style: FeedbackStyle = .medium) {
        super.init()
    }

    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
}

/// Success, a warning or a failure.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// What is told.
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Something else is selected.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}
