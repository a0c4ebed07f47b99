import Testing

@testable import GalleryPrograms

@MainActor
struct ArgumentsTests {
    private func names(_ arguments: String...) -> [String]? {
        guard case .show(let programs, _) = Arguments(arguments).request else { return nil }
        return programs.map(\.name)
    }

    private func problem(_ arguments: String...) -> String? {
        guard case .problem(let message) = Arguments(arguments).request else { return nil }
        return message
    }

    @Test func withoutAProgramAllAreShown() {
        #expect(names() == ["router", "dialog", "navigation", "login"])
        #expect(names("--outline") == Program.all.map(\.name))
    }

    @Test func programsAreShownInTheOrderInWhichTheyAreNamed() {
        #expect(names("login", "router", "--outline") == ["login", "router"])
    }

    @Test func eachOptionChoosesAView() {
        if case .show(_, .outline) = Arguments(["dialog", "--outline"]).request {} else { Issue.record("--outline") }
        if case .show(_, .explanations(named: "ask")) = Arguments(["dialog", "--explain", "ask"]).request {
        } else {
            Issue.record("--explain")
        }
        if case .play(let program) = Arguments(["login", "--play"]).request {
            #expect(program.name == "login")
        } else {
            Issue.record("--play")
        }
    }

    @Test func whatIsNotUnderstoodIsNamed() {
        #expect(problem("tea") == "There is no program \"tea\".")
        #expect(problem("--loud") == "Unknown option --loud. See gallery --help.")
        #expect(problem("dialog", "--explain") == "--explain needs the name of an environment value.")
        #expect(problem("--play") == "--play needs the name of a program.")
        #expect(problem("router", "--explain", "ask")?.hasPrefix("There is no value \"ask\" to explain.") == true)
    }

    @Test func optionsThatExcludeEachOtherAreNamed() {
        let expected = "Only one of --outline, --explain and --play can be given, and once."
        #expect(problem("dialog", "--outline", "--explain", "ask") == expected)
        #expect(problem("dialog", "--explain", "ask", "--explain", "showDialog") == expected)
        #expect(problem("--outline", "dialog", "--play") == expected)
        #expect(problem("router", "dialog", "--play") == "--play needs the name of one program.")
    }

    @Test func aValueIsExplainedByThoseWhoKnowIt() {
        #expect(names("--explain", "showDialog") == ["dialog"])
    }

    @Test func helpAndListWin() {
        if case .help = Arguments(["dialog", "--help"]).request {} else { Issue.record("--help") }
        if case .list = Arguments(["dialog", "--list"]).request {} else { Issue.record("--list") }
    }

    @Test func theListNamesEveryProgramOnce() {
        let lines = Program.list.split(separator: "\n")
        #expect(lines.first == "Programs:")
        #expect(lines.count == Program.all.count + 1)
        for program in Program.all {
            #expect(lines.contains { $0.hasPrefix("  " + program.name) && $0.hasSuffix(program.summary) })
        }
    }
}
