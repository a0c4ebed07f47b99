import Terrarium

/// Plays the steps of a program and prints what a person would see.
@MainActor
enum Player {
    /// The title and the picture of every step.
    static func pictures(of program: Program) throws -> [String] {
        try steps(of: program) { $0.host.picture() }
    }

    /// The title and the outline of every step.
    static func outlines(of program: Program) throws -> [String] {
        try steps(of: program) { $0.host.outline() }
    }

    static func playAll(_ program: Program) throws {
        print("== \(program.name): \(program.summary)\n")
        for text in try pictures(of: program) { print(text) }
    }

    static func printOutlines(_ program: Program) throws {
        for text in try outlines(of: program) { print(text) }
    }

    /// Plays all steps and tells, of the last one that shows a reader, where an environment value comes from and what the
    /// last tap ran.
    static func explanation(of explanation: Explanation, in program: Program) throws -> String {
        let run = program.start()
        var found: (step: String, trace: EnvironmentTrace, log: [Evaluation])?
        for (index, step) in program.steps.enumerated() {
            try step.act(run)
            do {
                found = ("step \(index + 1)", try explanation.trace(run.host), run.lastEvaluations)
            } catch let error as ViewQueryError where error.kind == .notFound {
                // This step does not show the reader.
            }
        }
        guard let (step, trace, log) = found else {
            return "No step of \(program.name) shows a view that reads \(explanation.name)."
        }
        let bodies = log.isEmpty ? ["none"] : log.map { "\($0.description)  (\($0.path))" }
        return """
            == \(program.name), \(step)
            \(trace)

            Bodies that the last tap ran, and why:
            \(bodies.map { "  " + $0 }.joined(separator: "\n"))
            """
    }

    private static func steps(of program: Program, _ show: (Run) -> String) throws -> [String] {
        let run = program.start()
        return try program.steps.enumerated().map { index, step in
            try step.act(run)
            return "\(index + 1). \(step.title)\n\n\(show(run))"
        }
    }
}
