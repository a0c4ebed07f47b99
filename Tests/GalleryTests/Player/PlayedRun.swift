import Terrarium
import Testing

@testable import GalleryPrograms

extension Program {
    /// The program after some of its steps, counted from one.
    func played(upTo count: Int) throws -> Run {
        let run = start()
        for step in steps.prefix(count) { try step.act(run) }
        return run
    }

    /// Asserts whose bodies the last tap of a step runs, in order.
    func checkBodies(
        ofStep number: Int, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let bodies = try played(upTo: number).lastEvaluations.map(\.view)
        #expect(bodies == expected, sourceLocation: sourceLocation)
    }
}
