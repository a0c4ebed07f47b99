/// What the Return key of a keyboard on the screen says.
public struct SubmitLabel: Hashable, Sendable {
    /// The name of the static member.
    package let outlineName: String

    public static let done = SubmitLabel(outlineName: "done")
    public static let go = SubmitLabel(outlineName: "go")
    public static let send = SubmitLabel(outlineName: "send")
    public static let join = SubmitLabel(outlineName: "join")
    public static let route = SubmitLabel(outlineName: "route")
    public static let search = SubmitLabel(outlineName: "search")
    public static let `return` = SubmitLabel(outlineName: "return")
    public static let next = SubmitLabel(outlineName: "next")
    public static let `continue` = SubmitLabel(outlineName: "continue")
}

/// Which letters a keyboard on the screen would type as capitals.
public struct TextInputAutocapitalization: Hashable, Sendable {
    /// The name of the static member.
    package let outlineName: String

    public static let never = TextInputAutocapitalization(outlineName: "never")
    public static let words = TextInputAutocapitalization(outlineName: "words")
    public static let sentences = TextInputAutocapitalization(outlineName: "sentences")
    public static let characters = TextInputAutocapitalization(outlineName: "characters")
}
