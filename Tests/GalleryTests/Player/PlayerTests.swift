import Terrarium
import Testing

@testable import GalleryPrograms

@MainActor
struct PlayerTests {
    @Test(arguments: ["router", "dialog", "navigation", "login"])
    func everyStepHasATitleAndAPicture(name: String) throws {
        let program = try #require(Program.named(name))
        let pictures = try Player.pictures(of: program)
        #expect(pictures.count == program.steps.count)
        for (index, picture) in pictures.enumerated() {
            #expect(picture.hasPrefix("\(index + 1). \(program.steps[index].title)\n\n+--"))
        }
    }

    @Test(arguments: ["router", "dialog", "navigation", "login"])
    func playedAgainAProgramPrintsTheSame(name: String) throws {
        let program = try #require(Program.named(name))
        #expect(try Player.outlines(of: program) == Player.outlines(of: program))
    }

    @Test(arguments: ["router", "dialog", "navigation", "login"])
    func noProgramRaisesAnIssue(name: String) throws {
        let program = try #require(Program.named(name))
        let run = program.start()
        for step in program.steps {
            try step.act(run)
            #expect(run.host.issues.isEmpty, "\(step.title)")
        }
    }

    private func explanation(_ name: String) throws -> String {
        let found = try #require(Program.dialog.explanations.first { $0.name == name })
        return try Player.explanation(of: found, in: .dialog)
    }

    @Test func anExplanationTellsOfTheLastStepWithAReader() throws {
        #expect(
            try explanation("showDialog") == #"""
                == dialog, step 12
                \.showDialog = <action>
                  set by   DeskInTabs.swift:27  <action>
                  over     root                 <action>
                  default                       <action>
                  read by  BuiltInDeskInTabs > DeskTabs > TabView > NavigationStack > BuiltInCard (not in its body)

                Bodies that the last tap ran, and why:
                  BuiltInCard: state isKept  (BuiltInDeskInTabs > DeskTabs > TabView > NavigationStack > BuiltInCard)
                """#)
        #expect(
            try explanation("ask") == #"""
                == dialog, step 8
                \.ask = <action>
                  set by   WaysToAsk.swift:50  <action>
                  default                      <action>
                  read by  UnbarredDesk > DeskTabs > TabView > NavigationStack > Desk > NoteCard (not in its body)

                Bodies that the last tap ran, and why:
                  QuestionPresenter: state question  (UnbarredDesk)
                """#)
    }

    @Test func withoutAReaderTheExplanationSaysSo() throws {
        struct Nobody: View {
            var body: some View { Text("nobody") }
        }
        let text = try Player.explanation(of: Explanation("ask", \.ask, at: Nobody.self), in: .dialog)
        #expect(text == "No step of dialog shows a view that reads ask.")
    }

    /// A query that is wrong in another way is no missing reader.
    @Test func aBrokenExplanationIsAnError() {
        struct Twice: View {
            var body: some View { Text("twice") }
        }
        let program = Program(name: "twice", summary: "two readers") {
            Run(
                host: ViewHost {
                    Twice()
                    Twice()
                })
        } steps: {
            Step("Both.") { _ in }
        }
        let error = #expect(throws: ViewQueryError.self) {
            try Player.explanation(of: Explanation("ask", \.ask, at: Twice.self), in: program)
        }
        #expect(error?.kind == .ambiguous)
    }
}
