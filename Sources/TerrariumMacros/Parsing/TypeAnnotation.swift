/// A type as written behind the colon of a variable.
struct TypeAnnotation: Equatable {
    /// The type, without comments around it.
    var text: String
    /// UTF-8 offsets in the macro's source.
    var range: Range<Int>
    /// The type inside, where the annotation itself says that it is optional: `T?`, `T!`, `Optional<T>`.
    var wrapped: String?
    /// Whether it begins with `some`.
    var isOpaque: Bool
}

extension TypeAnnotation {
    /// Reads from `cursor` to the end of the type: an equal sign, a comma, a brace or the end of the source.
    init(_ cursor: inout TokenCursor) {
        let start = cursor.index
        let offset = cursor.offset
        isOpaque = cursor.word == "some"
        var angles = 0
        var hasTopLevelArrow = false
        while let token = cursor.current {
            if angles <= 0, [.mark("="), .mark(","), .mark("{")].contains(token.kind) { break }
            switch token.kind {
            case .mark("<"): angles += 1
            case .mark(">"): angles -= 1
            case .arrow where angles == 0: hasTopLevelArrow = true
            default: break
            }
            cursor.skipBalanced()
        }
        range = offset..<max(offset, cursor.endOfPrevious)
        text = cursor.text(range)
        // `() -> Int?` is a function, not an optional.
        wrapped = hasTopLevelArrow ? nil : Self.wrapped(in: cursor, tokens: start..<cursor.index)
    }

    /// The type for the key: an implicitly unwrapped optional satisfies no protocol requirement.
    var keyText: String {
        text.last == "!" ? text.dropLast() + "?" : text
    }

    private static func wrapped(in cursor: TokenCursor, tokens range: Range<Int>) -> String? {
        let tokens = cursor.tokens[range]
        guard let first = tokens.first, let last = tokens.last, tokens.count > 1 else { return nil }
        if last.kind == .mark("?") || last.kind == .mark("!") {
            return cursor.text(first.range.lowerBound..<tokens[range.upperBound - 2].range.upperBound)
        }
        // Steps over the module's name in `Swift.Optional<T>`.
        var name = first
        var open = range.lowerBound + 1
        if cursor.text(first.range) == "Swift", tokens.count > 3 {
            name = tokens[range.lowerBound + 2]
            open = range.lowerBound + 3
        }
        guard cursor.text(name.range) == "Optional", open < range.upperBound - 1, tokens[open].kind == .mark("<"),
            last.kind == .mark(">")
        else { return nil }
        return cursor.text(tokens[open].range.upperBound..<last.range.lowerBound)
    }
}
