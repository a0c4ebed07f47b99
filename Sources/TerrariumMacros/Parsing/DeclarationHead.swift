/// What stands before the keyword of a declaration: attributes, modifiers and compiler directives.
struct DeclarationHead: Equatable {
    struct Attribute: Equatable {
        /// The name, with dots where it is qualified.
        var name: String
        /// The attribute as written, with its arguments.
        var text: String
    }

    struct Modifier: Equatable {
        var name: String
        /// UTF-8 offsets of the modifier with its argument.
        var range: Range<Int>
    }

    var attributes: [Attribute] = []
    var modifiers: [Modifier] = []
    /// The word that says what is declared, such as `var`; empty where there is none.
    var keyword = ""
    /// UTF-8 offsets of the keyword.
    var keywordRange = 0..<0

    /// Reads from `cursor`, which stands behind the keyword afterwards.
    init(_ cursor: inout TokenCursor) {
        while let token = cursor.current {
            switch token.kind {
            case .mark("@"):
                attributes.append(Self.attribute(&cursor))
            case .pound:
                Self.skipLine(&cursor)
            case .word where Self.modifierNames.contains(cursor.word) && !Self.isClassDeclaration(cursor):
                modifiers.append(Self.modifier(&cursor))
            case .word:
                keyword = cursor.word
                keywordRange = token.range
                cursor.advance()
                return
            default:
                return
            }
        }
    }

    private static func attribute(_ cursor: inout TokenCursor) -> Attribute {
        let start = cursor.offset
        cursor.advance()
        let nameStart = cursor.offset
        cursor.advance()
        while cursor.isAt("."), cursor.peek(1)?.kind == .word {
            cursor.advance()
            cursor.advance()
        }
        _ = cursor.skipGenericArguments()
        let name = cursor.text(nameStart..<cursor.endOfPrevious)
        // A parenthesis behind space belongs to the declaration, as in `@Entry (…)`, except for the compiler's own.
        if cursor.isAt("("), cursor.current?.isAfterSpace == false || name == "available" {
            cursor.skipBalanced()
        }
        return Attribute(name: name, text: cursor.text(start..<cursor.endOfPrevious))
    }

    private static func modifier(_ cursor: inout TokenCursor) -> Modifier {
        let start = cursor.offset
        let name = cursor.word
        cursor.advance()
        if cursor.isAt("(") { cursor.skipBalanced() }
        return Modifier(name: name, range: start..<cursor.endOfPrevious)
    }

    /// Steps over a compiler directive, which ends with its line.
    private static func skipLine(_ cursor: inout TokenCursor) {
        repeat { cursor.advance() } while cursor.current?.isFirstOnLine == false
    }

    /// `class` is a modifier before `var`, `let`, `func` and `subscript` only.
    private static func isClassDeclaration(_ cursor: TokenCursor) -> Bool {
        guard cursor.word == "class", let next = cursor.peek(1) else { return false }
        return !["var", "let", "func", "subscript"].contains(cursor.text(next.range))
    }

    private static let modifierNames: Set<String> = [
        "borrowing", "class", "consuming", "convenience", "distributed", "dynamic", "fileprivate", "final", "indirect",
        "infix", "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional",
        "override", "package", "postfix", "prefix", "private", "public", "required", "static", "unowned", "weak",
    ]
}
