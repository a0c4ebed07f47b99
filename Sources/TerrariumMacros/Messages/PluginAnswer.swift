/// An answer to the compiler.
enum PluginAnswer: Equatable {
    /// The protocol version that the plugin speaks.
    case capability
    /// The expansion, nil where there is none, and what is to be said about it.
    case expansion(source: String?, diagnostics: [Diagnostic])
    /// The plugin loads no libraries.
    case libraryRefused

    /// The version in which the compiler sends the lexical context and takes one kind of answer for all macros.
    static let protocolVersion = 7
}

extension PluginAnswer {
    var json: JSON {
        switch self {
        case .capability:
            let capability: JSON = .object(["protocolVersion": .integer(Self.protocolVersion), "features": .array([])])
            return .object(["getCapabilityResult": .object(["capability": capability])])
        case .expansion(let source, let diagnostics):
            var members: [String: JSON] = ["diagnostics": .array(diagnostics.map(\.json))]
            members["expandedSource"] = source.map(JSON.string)
            return .object(["expandMacroResult": .object(members)])
        case .libraryRefused:
            let problem = Diagnostic(message: "the macros of Terrarium load no libraries", fileName: "", offset: 0)
            let members: [String: JSON] = ["loaded": .boolean(false), "diagnostics": .array([problem.json])]
            return .object(["loadPluginLibraryResult": .object(members)])
        }
    }
}
