/// Why views hide what they show.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The data is not there yet.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// The data is private, and somebody else may be looking.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// The data is out of date.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension EnvironmentValues {
    /// Why views hide what they show; empty where they show it.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }
}

struct RedactionReasonsKey: BuiltInEnvironmentKey {
    static let defaultValue: RedactionReasons = []
}

extension View {
    /// Adds a reason to hide what views below show.
    public nonisolated func redacted(
        reason: RedactionReasons, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentTransformModifier(
                keyPath: \.redactionReasons, transform: { $0.formUnion(reason) },
                line: SourceLine(fileID: fileID, line: line), styles: ["redacted"]))
    }

    /// Lets views below show everything, whatever reasons stand above.
    public nonisolated func unredacted(fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        modifier(
            EnvironmentModifier(
                keyPath: \.redactionReasons, value: [], line: SourceLine(fileID: fileID, line: line)))
    }
}
