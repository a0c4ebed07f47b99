extension HostMessage {
    /// What the plugin replies to this message.
    var answer: PluginAnswer {
        switch self {
        case .getCapability:
            .capability
        case .expand(let request):
            request.answer
        case .loadPluginLibrary:
            .libraryRefused
        case .unknown(let kind):
            .expansion(
                source: nil,
                diagnostics: [
                    Diagnostic(
                        message: "the macros of Terrarium do not understand the compiler's message '\(kind)'",
                        fileName: "", offset: 0)
                ])
        }
    }
}

extension ExpansionRequest {
    /// The expansion, or the problem that prevents it.
    fileprivate var answer: PluginAnswer {
        do {
            return .expansion(source: try expansion, diagnostics: [])
        } catch {
            // The compiler asks once for each role of an entry. The peer reports the problem; the accessors stay silent,
            // so that it is not said twice.
            let isSilent = macro == "EntryMacro" && role == .accessor
            return .expansion(
                source: isSilent ? error.silentAccessors : "",
                diagnostics: isSilent ? [] : [Diagnostic(error, in: source)])
        }
    }

    private var expansion: String {
        get throws(MacroProblem) {
            switch (macro, role) {
            case ("EntryMacro", .accessor):
                try Entry(of: source.text, in: lexicalContext).accessors
            case ("EntryMacro", .peer):
                try Entry(of: source.text, in: lexicalContext).key
            case ("PreviewMacro", .declaration):
                try Preview(of: source.text).registration(discriminator: discriminator)
            case ("PreviewableMacro", .peer):
                ""
            default:
                throw MacroProblem(
                    "Terrarium has no macro '\(macro)' for the role '\(role?.rawValue ?? "none")'", at: 0)
            }
        }
    }
}
