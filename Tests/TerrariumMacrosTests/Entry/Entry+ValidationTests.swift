import Testing

@testable import TerrariumMacros

@Suite struct EntryValidationTests {
    static let extensions = ["extension EnvironmentValues {}"]

    /// Expects the problem `message` where `spot` first stands in `source`, or at the end of the source.
    func check(
        _ source: String, in context: [String] = extensions, at spot: String? = nil, _ message: String,
        mended: String? = nil
    ) throws {
        let problem = try #require(throws: MacroProblem.self) { try Entry(of: source, in: context) }
        #expect(problem.message == message)
        let offset = try spot.map { spot in
            let range = try #require(source.firstRange(of: spot))
            return source[..<range.lowerBound].utf8.count
        }
        #expect(problem.offset == offset ?? source.utf8.count)
        let result = problem.mend.map { mend in
            var bytes = Array(source.utf8)
            bytes.replaceSubrange(mend.range, with: mend.replacement.utf8)
            return String(decoding: bytes, as: UTF8.self)
        }
        #expect(result == mended)
    }

    @Test(arguments: ["func f() {}", "struct X {}", "enum X { case a }"])
    func refusesOtherDeclarations(declaration: String) throws {
        try check(
            "@Entry \(declaration)", at: declaration, "'@Entry' belongs on a variable: '@Entry var name: Type = value'")
    }

    @Test(arguments: [
        [], ["extension Int {}"], ["struct A {}", "extension EnvironmentValues {}"], ["struct EnvironmentValues {}"],
        ["func f() "],
    ])
    func refusesOtherPlaces(context: [String]) throws {
        try check(
            "@Entry var x = 1", in: context, at: "var",
            "'@Entry' belongs in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues")
    }

    @Test func refusesConstants() throws {
        try check(
            "@Entry public let x = 1", at: "let",
            "'@Entry' needs 'var': modifiers such as 'environment(_:_:)' write the value",
            mended: "@Entry public var x = 1")
    }

    @Test(arguments: ["static", "class", "lazy", "weak", "unowned(unsafe)"])
    func refusesModifiersOfOtherStorage(modifier: String) throws {
        let name = modifier.prefix { $0 != "(" }
        try check(
            "@Entry public \(modifier) var x = 1", at: modifier,
            "'@Entry' cannot be '\(name)': each instance stores its own value", mended: "@Entry public  var x = 1")
    }

    @Test(arguments: [
        "x: Int { 1 }", "x: Int { get { 1 } set {} }", "x = 1 { didSet {} }", "x: Int = 1 { willSet {} }",
    ])
    func refusesAccessorsAndObservers(declaration: String) throws {
        try check(
            "@Entry var \(declaration)", at: "{",
            "'@Entry' writes the accessors itself: remove the braces, or '@Entry' if the value is computed")
    }

    @Test func refusesSeveralVariables() throws {
        let message = "'@Entry' takes one variable: give each its own '@Entry var'"
        try check("@Entry var x = 1, y = 2", at: ",", message)
        try check("@Entry var x: Int, y: Int", at: ",", message)
        try check("@Entry var (x, y) = (1, 2)", at: "(x", message)
    }

    @Test(arguments: ["Int", "() -> Int?", "[Int?]", "Alias"])
    func refusesATypeWithoutADefault(type: String) throws {
        try check(
            "@Entry var x: \(type)",
            "'x' needs a default value: '@Entry var x: \(type) = …'. It is what readers get where nobody sets one; "
                + "only an optional type has nil by itself")
    }

    @Test func refusesAVariableWithoutAType() throws {
        try check("@Entry var x", "'x' needs a type or a default value: '@Entry var x: Type = …'")
        try check(
            "@Entry var x = nil", at: "nil", "the type of 'x' does not follow from nil: write '@Entry var x: Type?'")
        try check(
            "@Entry var x: some P = A()", at: "some",
            "'@Entry' needs a type that others can write: replace 'some' with 'any' or name the type")
    }

    @Test func refusesFocusedValuesThatAreNeverNil() throws {
        let context = ["extension FocusedValues {}"]
        let reason = "an entry of FocusedValues is nil where nothing has the focus: "
        try check("@Entry var x: Int", in: context, at: "Int", reason + "write '@Entry var x: Int?'")
        try check("@Entry var x = 3", in: context, at: "x", reason + "write '@Entry var x: Type?'")
        try check("@Entry var x: Int? = 3", in: context, at: "3", reason + "remove the default value")
    }

    /// What the compiler gets instead of the accessors decides whether it adds errors of its own.
    @Test(arguments: [
        ("var x: Int", "get { Swift.fatalError() }"), ("var x = 1 { didSet {} }", "get { Swift.fatalError() }"),
        ("var x: Int { 1 }", ""),
    ])
    func leavesNoFollowUpErrors(declaration: String, accessors: String) throws {
        let problem = try #require(throws: MacroProblem.self) {
            try Entry(of: "@Entry \(declaration)", in: Self.extensions)
        }
        #expect(problem.silentAccessors == accessors)
    }
}
