extension Entry {
    /// Reads the declaration that `@Entry` is attached to, or says what is wrong with it.
    init(of source: String, in lexicalContext: [String]) throws(MacroProblem) {
        guard let variable = VariableDeclaration(source) else {
            var cursor = TokenCursor(source)
            let keyword = DeclarationHead(&cursor).keywordRange
            throw MacroProblem(
                "'@Entry' belongs on a variable: '@Entry var name: Type = value'", at: keyword.lowerBound)
        }
        target = try Self.target(lexicalContext, at: variable.head.keywordRange.lowerBound)
        try Self.check(variable)
        guard let name = variable.name, variable.secondVariableOffset == nil else {
            throw MacroProblem(
                "'@Entry' takes one variable: give each its own '@Entry var'",
                at: variable.secondVariableOffset ?? variable.nameOffset, silentAccessors: "")
        }
        self.name = name
        availability = variable.head.attributes.filter { $0.name == "available" }.map(\.text)
        isolation = Self.isolation(variable.head)
        value =
            switch target {
            case .focusedValues: try Self.focusedValue(of: variable, named: name)
            default: try Self.value(of: variable, named: name)
            }
    }

    private static func target(_ lexicalContext: [String], at offset: Int) throws(MacroProblem) -> EntryTarget {
        guard let header = lexicalContext.first.flatMap(ExtensionHeader.init),
            let target = EntryTarget(rawValue: header.typeName)
        else {
            throw MacroProblem(
                "'@Entry' belongs in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues",
                at: offset)
        }
        return target
    }

    /// Refuses what is not a plain stored variable.
    private static func check(_ variable: VariableDeclaration) throws(MacroProblem) {
        if variable.head.keyword == "let" {
            throw MacroProblem(
                "'@Entry' needs 'var': modifiers such as 'environment(_:_:)' write the value",
                at: variable.head.keywordRange.lowerBound,
                mend: .init(message: "replace 'let' with 'var'", range: variable.head.keywordRange, replacement: "var"))
        }
        if let modifier = variable.head.modifiers.first(where: { refusedModifiers.contains($0.name) }) {
            throw MacroProblem(
                "'@Entry' cannot be '\(modifier.name)': each instance stores its own value",
                at: modifier.range.lowerBound,
                mend: .init(message: "remove '\(modifier.name)'", range: modifier.range, replacement: ""))
        }
        if let offset = variable.accessorsOffset {
            // Observers leave room for a getter; a computed variable has its own.
            let isObserved = variable.initialValue != nil
            throw MacroProblem(
                "'@Entry' writes the accessors itself: remove the braces, or '@Entry' if the value is computed",
                at: offset, silentAccessors: isObserved ? MacroProblem.emptyGetter : "")
        }
        if let type = variable.type, type.isOpaque {
            throw MacroProblem(
                "'@Entry' needs a type that others can write: replace 'some' with 'any' or name the type",
                at: type.range.lowerBound)
        }
    }

    private static func isolation(_ head: DeclarationHead) -> Isolation {
        if head.attributes.contains(where: { $0.name == "MainActor" }) { return .mainActor }
        return head.modifiers.contains { $0.name == "nonisolated" } ? .nonisolated : .unspecified
    }

    private static let refusedModifiers: Set<String> = ["class", "lazy", "static", "unowned", "weak"]

    private static func value(of variable: VariableDeclaration, named name: String) throws(MacroProblem) -> Value {
        switch (variable.type, variable.initialValue) {
        case (let type?, let value?):
            return .typed(type.keyText, default: value.text)
        case (let type?, nil):
            if type.wrapped != nil { return .typed(type.keyText, default: "nil") }
            throw MacroProblem(
                "'\(name)' needs a default value: '@Entry var \(name): \(type.text) = …'. It is what readers get where "
                    + "nobody sets one; only an optional type has nil by itself",
                at: variable.end)
        case (nil, let value?):
            if value.text == "nil" {
                throw MacroProblem(
                    "the type of '\(name)' does not follow from nil: write '@Entry var \(name): Type?'",
                    at: value.range.lowerBound)
            }
            return .inferred(default: value.text)
        case (nil, nil):
            throw MacroProblem(
                "'\(name)' needs a type or a default value: '@Entry var \(name): Type = …'", at: variable.end)
        }
    }

    private static func focusedValue(
        of variable: VariableDeclaration, named name: String
    ) throws(MacroProblem) -> Value {
        guard let type = variable.type, let wrapped = type.wrapped else {
            throw MacroProblem(
                "an entry of FocusedValues is nil where nothing has the focus: write "
                    + "'@Entry var \(name): \(variable.type?.text ?? "Type")?'",
                at: variable.type?.range.lowerBound ?? variable.nameOffset)
        }
        if let value = variable.initialValue, value.text != "nil" {
            throw MacroProblem(
                "an entry of FocusedValues is nil where nothing has the focus: remove the default value",
                at: value.range.lowerBound)
        }
        return .focused(wrapped)
    }
}
