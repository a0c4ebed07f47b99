/// What a person has asked of the system so that it suits them.
///
/// Unlike SwiftUI's, these values can be set, so that a host can play every setting.
extension EnvironmentValues {
    /// Whether any assistive technology is on.
    public var accessibilityEnabled: Bool {
        get { self[AccessibilityEnabledKey.self] }
        set { self[AccessibilityEnabledKey.self] = newValue }
    }

    /// Whether a voice reads the screen.
    public var accessibilityVoiceOverEnabled: Bool {
        get { self[AccessibilityVoiceOverEnabledKey.self] }
        set { self[AccessibilityVoiceOverEnabledKey.self] = newValue }
    }

    /// Whether the device is used through switches.
    public var accessibilitySwitchControlEnabled: Bool {
        get { self[AccessibilitySwitchControlEnabledKey.self] }
        set { self[AccessibilitySwitchControlEnabledKey.self] = newValue }
    }

    /// Whether colour alone must not tell things apart.
    public var accessibilityDifferentiateWithoutColor: Bool {
        get { self[AccessibilityDifferentiateWithoutColorKey.self] }
        set { self[AccessibilityDifferentiateWithoutColorKey.self] = newValue }
    }

    /// Whether colours are inverted.
    public var accessibilityInvertColors: Bool {
        get { self[AccessibilityInvertColorsKey.self] }
        set { self[AccessibilityInvertColorsKey.self] = newValue }
    }

    /// Whether things should move little.
    public var accessibilityReduceMotion: Bool {
        get { self[AccessibilityReduceMotionKey.self] }
        set { self[AccessibilityReduceMotionKey.self] = newValue }
    }

    /// Whether things should not shine through others.
    public var accessibilityReduceTransparency: Bool {
        get { self[AccessibilityReduceTransparencyKey.self] }
        set { self[AccessibilityReduceTransparencyKey.self] = newValue }
    }

    /// Whether buttons should have visible shapes.
    public var accessibilityShowButtonShapes: Bool {
        get { self[AccessibilityShowButtonShapesKey.self] }
        set { self[AccessibilityShowButtonShapesKey.self] = newValue }
    }

    /// Whether small items show a large picture when held.
    public var accessibilityLargeContentViewerEnabled: Bool {
        get { self[AccessibilityLargeContentViewerEnabledKey.self] }
        set { self[AccessibilityLargeContentViewerEnabledKey.self] = newValue }
    }

    /// Whether quick actions are shown.
    public var accessibilityQuickActionsEnabled: Bool {
        get { self[AccessibilityQuickActionsEnabledKey.self] }
        set { self[AccessibilityQuickActionsEnabledKey.self] = newValue }
    }

    /// Whether the system runs in its simplified form.
    public var accessibilityAssistiveAccessEnabled: Bool {
        get { self[AccessibilityAssistiveAccessEnabledKey.self] }
        set { self[AccessibilityAssistiveAccessEnabledKey.self] = newValue }
    }

    /// Whether flashing lights are dimmed.
    public var accessibilityDimFlashingLights: Bool {
        get { self[AccessibilityDimFlashingLightsKey.self] }
        set { self[AccessibilityDimFlashingLightsKey.self] = newValue }
    }

    /// Whether animated images play by themselves.
    public var accessibilityPlayAnimatedImages: Bool {
        get { self[AccessibilityPlayAnimatedImagesKey.self] }
        set { self[AccessibilityPlayAnimatedImagesKey.self] = newValue }
    }

    /// The weight of text that a person prefers; nil where they have none.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}

/// The weight of text that a person prefers.
public enum LegibilityWeight: Hashable, Sendable {
    /// As usual.
    case regular
    /// Bold.
    case bold
}

struct AccessibilityEnabledKey: EnvironmentKey {
    static let defaultValue = false
}

struct AccessibilityVoiceOverEnabledKey: EnvironmentKey {
    static let defaultValue = false
}

struct AccessibilitySwitchControlEnabledKey: EnvironmentKey {
    static let defaultValue = false
}

struct AccessibilityDifferentiateWithoutColorKey: EnvironmentKey {
    static let defaultValue = false
}

struct AccessibilityInvertColorsKey: EnvironmentKey {
    static let defaultValue = false
}

struct AccessibilityReduceMotionKey: EnvironmentKey {
    static let defaultValue = false
}

struct AccessibilityReduceTransparencyKey: EnvironmentKey {
    static let defaultValue = false
}

struct AccessibilityShowButtonShapesKey: EnvironmentKey {
    static let defaultValue = false
}

struct AccessibilityLargeContentViewerEnabledKey: EnvironmentKey {
    static let defaultValue = false
}

struct AccessibilityQuickActionsEnabledKey: EnvironmentKey {
    static let defaultValue = false
}

struct AccessibilityAssistiveAccessEnabledKey: EnvironmentKey {
    static let defaultValue = false
}

struct AccessibilityDimFlashingLightsKey: EnvironmentKey {
    static let defaultValue = false
}

struct AccessibilityPlayAnimatedImagesKey: EnvironmentKey {
    static let defaultValue = true
}

struct LegibilityWeightKey: EnvironmentKey {
    static let defaultValue: LegibilityWeight? = nil
}
