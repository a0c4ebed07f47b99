/// A message from the compiler.
enum HostMessage: Equatable {
    case getCapability
    case expand(ExpansionRequest)
    case loadPluginLibrary
    /// A message of a protocol that is newer than this plugin.
    case unknown(String)
}

/// The compiler's wish to expand one macro in one role.
struct ExpansionRequest: Equatable {
    /// The role that a macro plays; the compiler asks for each separately.
    enum Role: String {
        case accessor, declaration, peer
    }

    /// The name of the type that `#externalMacro` names.
    var macro: String
    /// Nil for a role that none of the macros here plays.
    var role: Role?
    /// The start of every name that is unique to this expansion.
    var discriminator: String
    /// The declaration that the macro is attached to, or the freestanding macro itself.
    var source: SourceText
    /// The heads of the declarations around it, innermost first, with their bodies left out.
    var lexicalContext: [String]
}

/// A piece of a source file and where it begins there.
struct SourceText: Equatable {
    var text: String
    var fileName: String
    /// UTF-8 offset of the piece in the file.
    var offset: Int
}

/// A message of a known kind that lacks what the protocol promises.
struct MessageError: Error, Equatable, CustomStringConvertible {
    var description: String
}

extension HostMessage {
    init(_ json: JSON) throws(MessageError) {
        guard case .object(let members) = json, members.count == 1, let (kind, content) = members.first else {
            throw MessageError(description: "a message must be an object of one member, which names its kind")
        }
        switch kind {
        case "getCapability": self = .getCapability
        case "expandAttachedMacro": self = .expand(try ExpansionRequest(content, source: "declSyntax"))
        case "expandFreestandingMacro": self = .expand(try ExpansionRequest(content, source: "syntax"))
        case "loadPluginLibrary": self = .loadPluginLibrary
        default: self = .unknown(kind)
        }
    }
}

extension ExpansionRequest {
    fileprivate init(_ json: JSON, source: String) throws(MessageError) {
        guard let macro = json["macro"]?["typeName"]?.string, let discriminator = json["discriminator"]?.string,
            let syntax = json[source], let text = syntax["source"]?.string, let location = syntax["location"],
            let fileName = location["fileName"]?.string, let offset = location["offset"]?.integer
        else {
            throw MessageError(description: "a request to expand a macro lacks the macro, its source or its location")
        }
        self.macro = macro
        // Compilers of the first protocol versions name no role for freestanding macros; there was only one.
        self.role = json["macroRole"]?.string.map(Role.init(rawValue:)) ?? .declaration
        self.discriminator = discriminator
        self.source = SourceText(text: text, fileName: fileName, offset: offset)
        lexicalContext = json["lexicalContext"]?.array?.compactMap { $0["source"]?.string } ?? []
    }
}
