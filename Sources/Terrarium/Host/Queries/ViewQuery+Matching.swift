extension ViewQuery.Matcher {
    /// Whether the line is what is meant, leaving aside where it stands.
    func matches(_ line: FoldedNode) -> Bool {
        switch self {
        case .anything(let string):
            line.shownText.isSame(as: string) || line.isNamed(string)
        case .text(let string):
            line.showsOwnText && line.node.text.isSame(as: string)
        case .button(let string):
            ViewRole.button.kinds.contains(line.kind) && line.isNamed(string)
        case .link(let string):
            ViewRole.link.kinds.contains(line.kind) && line.isNamed(string)
        case .field(let string):
            line.isField && (line.isNamed(string) || line.prompt.isSame(as: string))
        case .toggle(let string):
            ViewRole.toggle.kinds.contains(line.kind) && line.isNamed(string)
        case .id(let identifier):
            line.identifiers.contains { $0.trimmed == identifier }
        case .label(let string):
            line.label.isSame(as: string)
        case .role(let role):
            line.plays(role)
        case .roleNamed(let role, let name):
            line.plays(role) && (line.text.isSame(as: name) || line.label.isSame(as: name))
        case .textContaining(let string):
            line.showsOwnText && line.node.text?.contains(string) == true
        case .view(let type, _):
            line.node.viewType.map { ObjectIdentifier($0) == type } ?? false
        }
    }
}

extension FoldedNode {
    /// Whether the line is what a person reads, and not the name of something else.
    var showsOwnText: Bool { kind == "Text" || node.flags.contains(.showsText) }

    /// Whether text can be typed into it.
    var isField: Bool {
        if case .field = node.picture { return true }
        return ViewRole.textField.kinds.contains(kind)
    }

    /// What an empty field shows.
    var prompt: String? {
        for attribute in node.attributes where attribute.name == "prompt" {
            switch attribute.value {
            case .string(let prompt), .word(let prompt): return prompt
            case .none, .number: return nil
            }
        }
        return text
    }

    /// What a person reads on this very line, or nil.
    ///
    /// The label that a control took in is not counted: it is a Text of its own.
    var shownText: String? {
        if isField {
            guard let value = node.value, !value.isEmpty else { return prompt }
            if case .field(secure: true) = node.picture { return String(repeating: "•", count: value.count) }
            return value
        }
        return showsOwnText ? node.text : nil
    }

    /// Whether it is a control, or labelled by hand, and goes by that name.
    func isNamed(_ name: String) -> Bool {
        if explicitLabel.isSame(as: name) { return true }
        return (isControl || !node.actions.isEmpty) && text.isSame(as: name)
    }

    /// Whether the line plays the part by its kind, by the layer that it fills, or by a trait among its attributes.
    func plays(_ role: ViewRole) -> Bool {
        if role.kinds.contains(kind) { return true }
        if kind == "layer" || kind == "dialog", let layer = kind == "layer" ? node : context.layer {
            if layer.arguments.first.map(role.kinds.contains) == true { return true }
        }
        guard !node.styles.isEmpty || !folds.isEmpty || absorbed != nil else { return false }
        return styles.contains { style in
            switch style.value {
            case .none: style.name == role.rawValue
            case .word(let traits): style.name == "traits" && traits.split(separator: ",").contains(role.rawValue[...])
            case .string, .number: false
            }
        }
    }
}

extension String? {
    fileprivate func isSame(as string: String) -> Bool { map { $0.trimmed == string } ?? false }
}
