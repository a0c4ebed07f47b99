/// An error that the compiler shows in the user's file.
struct Diagnostic: Equatable {
    var message: String
    /// The file's name as the compiler gave it; empty where the error belongs to no place.
    var fileName: String
    /// UTF-8 offset in the file.
    var offset: Int
    var mend: MacroProblem.Mend?
}

extension Diagnostic {
    /// A macro's problem, moved from the text that the macro was given to the file.
    init(_ problem: MacroProblem, in source: SourceText) {
        message = problem.message
        fileName = source.fileName
        offset = source.offset + problem.offset
        mend = problem.mend.map {
            var mend = $0
            mend.range = source.offset + $0.range.lowerBound..<source.offset + $0.range.upperBound
            return mend
        }
    }

    var json: JSON {
        .object([
            "message": .string(message),
            "severity": .string("error"),
            "position": .object(["fileName": .string(fileName), "offset": .integer(offset)]),
            "highlights": .array([]),
            "notes": .array([]),
            "fixIts": .array(mend.map { [fixIt($0)] } ?? []),
        ])
    }

    private func fixIt(_ mend: MacroProblem.Mend) -> JSON {
        let range: JSON = .object([
            "fileName": .string(fileName),
            "startOffset": .integer(mend.range.lowerBound),
            "endOffset": .integer(mend.range.upperBound),
        ])
        let change: JSON = .object(["range": range, "newText": .string(mend.replacement)])
        return .object(["message": .string(mend.message), "changes": .array([change])])
    }
}
