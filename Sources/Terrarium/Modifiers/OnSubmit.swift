/// What a person submits.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: Int

    /// A set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The text of a field.
    public static let text = SubmitTriggers(rawValue: 1 << 0)
    /// A search.
    public static let search = SubmitTriggers(rawValue: 1 << 1)
}

extension View {
    /// Calls an action when a person submits something in the view, as by Return in a field.
    @preconcurrency
    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentTransformModifier(
                keyPath: \.submitActions, transform: { $0.add(triggers, action) },
                line: SourceLine(fileID: fileID, line: line)))
    }

    /// Keeps what is submitted in the view from the actions further out.
    public nonisolated func submitScope(_ isBlocking: Bool = true, fileID: StaticString = #fileID, line: UInt = #line)
        -> some View
    {
        modifier(
            EnvironmentTransformModifier(
                keyPath: \.submitActions, transform: { if isBlocking { $0 = SubmitActions() } },
                line: SourceLine(fileID: fileID, line: line)))
    }
}

/// Who wants to hear that something was submitted, from the inside out.
package struct SubmitActions {
    private var all: [(triggers: SubmitTriggers, action: @MainActor () -> Void)] = []

    fileprivate mutating func add(_ triggers: SubmitTriggers, _ action: @escaping @MainActor () -> Void) {
        all.insert((triggers, action), at: 0)
    }

    /// Tells everyone who waits for one of the triggers.
    package func run(_ trigger: SubmitTriggers) {
        for entry in all where !entry.triggers.isDisjoint(with: trigger) {
            let action = entry.action
            onMainActor { action() }
        }
    }
}

extension EnvironmentValues {
    package var submitActions: SubmitActions {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

struct SubmitActionsKey: EnvironmentKey {
    static var defaultValue: SubmitActions { SubmitActions() }
}
