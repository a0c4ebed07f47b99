/// The parts of a declaration that begins with `var` or `let`.
struct VariableDeclaration: Equatable {
    var head: DeclarationHead
    /// The name without backticks; nil for a pattern of several names.
    var name: String?
    /// Where the name or the pattern begins.
    var nameOffset: Int
    /// The type as written, without comments around it.
    var type: TypeAnnotation?
    /// The initial value as written, without comments around it.
    var initialValue: SourcePiece?
    /// Where the braces of accessors or observers begin.
    var accessorsOffset: Int?
    /// Where the comma before a second variable stands.
    var secondVariableOffset: Int?
    /// Where the last part of the declaration ends.
    var end: Int
}

/// A piece of the macro's source.
struct SourcePiece: Equatable {
    var text: String
    /// UTF-8 offsets in the macro's source.
    var range: Range<Int>
}

extension VariableDeclaration {
    /// Reads `source`; nil if it declares something else.
    init?(_ source: String) {
        var cursor = TokenCursor(source)
        head = DeclarationHead(&cursor)
        guard head.keyword == "var" || head.keyword == "let" else { return nil }
        nameOffset = cursor.offset
        if cursor.current?.kind == .word {
            name = cursor.word.filter { $0 != "`" }
        }
        cursor.skipBalanced()
        if cursor.skip(":") {
            type = TypeAnnotation(&cursor)
        }
        if cursor.skip("=") {
            initialValue = Self.initialValue(&cursor)
        }
        end = cursor.endOfPrevious
        if cursor.isAt("{") { accessorsOffset = cursor.offset }
        if cursor.isAt(",") { secondVariableOffset = cursor.offset }
    }

    /// Reads an expression to its end, to a comma or to the braces of observers.
    private static func initialValue(_ cursor: inout TokenCursor) -> SourcePiece {
        let start = cursor.offset
        while cursor.current != nil, !cursor.isAt(",") {
            if cursor.isAt("{"), startsAccessors(cursor) { break }
            if !cursor.skipGenericArguments() { cursor.skipBalanced() }
        }
        let range = start..<max(start, cursor.endOfPrevious)
        return SourcePiece(text: cursor.text(range), range: range)
    }

    /// Whether the brace that comes next opens accessors or observers rather than a closure.
    private static func startsAccessors(_ cursor: TokenCursor) -> Bool {
        var ahead = cursor
        ahead.advance()
        return accessorNames.contains(DeclarationHead(&ahead).keyword)
    }

    private static let accessorNames: Set<String> = ["didSet", "get", "init", "set", "willSet"]
}
