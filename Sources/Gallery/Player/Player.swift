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

    /// Plays all steps and tells where an environment value comes from at the last button that was there.
    static func explain(_ name: String, in program: Program) throws {
        let run = program.start()
        var log: [Evaluation] = []
        var trace: EnvironmentTrace?
        for step in program.steps {
            log = try run.host.evaluationLog { try step.act(run) }
            if let found = try? Explanations.trace(of: name, in: run.host) { trace = found }
        }
        guard let trace else {
            print(
                "\(program.name) uses no environment value \"\(name)\". Known here: \(Explanations.names.joined(separator: ", "))."
            )
            return
        }
        print(trace)
        print("\nBodies that the last step ran:")
        print(log.isEmpty ? "  none" : log.map { "  \($0.description)  (\($0.path))" }.joined(separator: "\n"))
    }

    private static func steps(of program: Program, _ show: (Run) -> String) throws -> [String] {
        let run = program.start()
        return try program.steps.enumerated().map { index, step in
            try step.act(run)
            return "\(index + 1). \(step.title)\n\n\(show(run))"
        }
    }
}

/// The environment values of the programs, by name.
@MainActor
enum Explanations {
    static let names = ["ask", "showDialog"]

    static func trace(of name: String, in host: ViewHost) throws -> EnvironmentTrace? {
        switch name {
        case "ask": try host.explain(\.ask, at: ViewQuery.view(NoteCard.self).anywhere)
        case "showDialog": try host.explain(\.showDialog, at: ViewQuery.view(BuiltInCard.self).anywhere)
        default: nil
        }
    }
}
