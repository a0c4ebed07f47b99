extension Color {
    /// A red that fits the system's look.
    public static let red = Color(system: .red)
    /// An orange that fits the system's look.
    public static let orange = Color(system: .orange)
    /// A yellow that fits the system's look.
    public static let yellow = Color(system: .yellow)
    /// A green that fits the system's look.
    public static let green = Color(system: .green)
    /// A mint that fits the system's look.
    public static let mint = Color(system: .mint)
    /// A teal that fits the system's look.
    public static let teal = Color(system: .teal)
    /// A cyan that fits the system's look.
    public static let cyan = Color(system: .cyan)
    /// A blue that fits the system's look.
    public static let blue = Color(system: .blue)
    /// An indigo that fits the system's look.
    public static let indigo = Color(system: .indigo)
    /// A purple that fits the system's look.
    public static let purple = Color(system: .purple)
    /// A pink that fits the system's look.
    public static let pink = Color(system: .pink)
    /// A brown that fits the system's look.
    public static let brown = Color(system: .brown)
    /// White.
    public static let white = Color(system: .white)
    /// A grey that fits the system's look.
    public static let gray = Color(system: .gray)
    /// Black.
    public static let black = Color(system: .black)
    /// A colour that shows nothing.
    public static let clear = Color(system: .clear)
    /// The colour of primary content.
    public static let primary = Color(system: .primary)
    /// The colour of secondary content.
    public static let secondary = Color(system: .secondary)
    /// The accent colour of the surroundings, blue unless a tint says otherwise.
    public static let accentColor = Color(system: .accentColor)
}

/// The colours that have a name in the language, each with a fixed value.
enum SystemColor: String, CaseIterable, Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case white, gray, black, clear, primary, secondary, accentColor

    /// Red, green, blue and opacity, eight bits each, in sRGB.
    var rgba: UInt32 {
        switch self {
        case .red: 0xFF3B_30FF
        case .orange: 0xFF95_00FF
        case .yellow: 0xFFCC_00FF
        case .green: 0x34C7_59FF
        case .mint: 0x00C7_BEFF
        case .teal: 0x30B0_C7FF
        case .cyan: 0x32AD_E6FF
        case .blue, .accentColor: 0x007A_FFFF
        case .indigo: 0x5856_D6FF
        case .purple: 0xAF52_DEFF
        case .pink: 0xFF2D_55FF
        case .brown: 0xA284_5EFF
        case .white: 0xFFFF_FFFF
        case .gray: 0x8E8E_93FF
        case .black, .primary: 0x0000_00FF
        case .clear: 0x0000_0000
        case .secondary: 0x3C3C_4399
        }
    }
}
