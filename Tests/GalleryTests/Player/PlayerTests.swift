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
}
