extension LayerKind {
    /// `a sheet`, `an alert`.
    var withArticle: String {
        switch self {
        case .alert, .overlay: "an \(name)"
        default: "a \(name)"
        }
    }
}
