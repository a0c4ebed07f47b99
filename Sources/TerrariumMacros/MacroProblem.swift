/// Why a macro cannot expand: one sentence, the place it is about and, where it is sure, the mend.
struct MacroProblem: Error, Equatable {
    /// A replacement of text that solves the problem.
    struct Mend: Equatable {
        var message: String
        /// UTF-8 offsets in the text that the macro was given.
        var range: Range<Int>
        var replacement: String
    }

    var message: String
    /// UTF-8 offset in the text that the macro was given.
    var offset: Int
    var mend: Mend?
    /// Accessors that keep the compiler from adding follow-up errors about the same declaration.
    var silentAccessors: String

    static let emptyGetter = "get { Swift.fatalError() }"

    init(_ message: String, at offset: Int, mend: Mend? = nil, silentAccessors: String = emptyGetter) {
        self.message = message
        self.offset = offset
        self.mend = mend
        self.silentAccessors = silentAccessors
    }
}
