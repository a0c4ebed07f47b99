public import Terrarium

/// What a device lets a person feel or hear. A host has no device: the trigger is watched by nobody.
public struct SensoryFeedback: Equatable, Sendable {
    let name: String

    public static let success = Self(name: "success")
    public static let warning = Self(name: "warning")
    public static let error = Self(name: "error")
    public static let selection = Self(name: "selection")
    public static let increase = Self(name: "increase")
    public static let decrease = Self(name: "decrease")
    public static let start = Self(name: "start")
    public static let stop = Self(name: "stop")
    public static let alignment = Self(name: "alignment")
    public static let levelChange = Self(name: "levelChange")
    public static let pathComplete = Self(name: "pathComplete")
    public static let impact = Self(name: "impact")

    /// A knock.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { impact }

    /// A knock of something with a certain stiffness.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { impact }

    /// How heavy what knocks is.
    public struct Weight: Equatable, Sendable {
        private let name: String

        public static let light = Self(name: "light")
        public static let medium = Self(name: "medium")
        public static let heavy = Self(name: "heavy")
    }

    /// How stiff what knocks is.
    public struct Flexibility: Equatable, Sendable {
        private let name: String

        public static let rigid = Self(name: "rigid")
        public static let solid = Self(name: "solid")
        public static let soft = Self(name: "soft")
    }
}

extension View {
    /// Gives feedback when a value changes: recorded as `feedback=success`.
    public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        recorded(SnapshotAttribute("feedback", feedback.name))
    }

    /// Gives feedback when a value changes and a condition holds: recorded as `feedback=success`.
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        recorded(SnapshotAttribute("feedback", feedback.name))
    }

    /// Gives feedback that depends on how a value changes: recorded as `feedback`.
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        recorded("feedback")
    }

    /// Calls for feedback from a digital crown. A host has none: the binding keeps its value.
    public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }

    /// Follows a digital crown. A host has none: the binding keeps its value.
    public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
    ) -> some View { self }
}

/// How far a digital crown must be turned.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
    case low, medium, high
}
