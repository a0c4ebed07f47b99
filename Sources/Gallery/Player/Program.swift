import Terrarium

/// One example program: how to start it, and what is done to it.
@MainActor
struct Program {
    let name: String
    let summary: String
    let isAlsoCalled: [String]
    let start: () -> Run
    let steps: [Step]

    init(
        name: String, summary: String, isAlsoCalled: [String] = [], start: @escaping () -> Run,
        @StepBuilder steps: () -> [Step]
    ) {
        self.name = name
        self.summary = summary
        self.isAlsoCalled = isAlsoCalled
        self.start = start
        self.steps = steps()
    }

    /// All programs, in the order in which the gallery shows them.
    static let all: [Program] = [.router, .dialog, .navigation, .login]

    /// The program of a name, if there is one.
    static func named(_ name: String) -> Program? {
        all.first { $0.name == name || $0.isAlsoCalled.contains(name) }
    }
}

/// A started program: its window, which a step may put another root view into.
@MainActor
final class Run {
    private(set) var host: ViewHost

    init(host: ViewHost) {
        self.host = host
    }

    /// Starts afresh with another root view in a window of the same size.
    func show<Content: View>(@ViewBuilder _ content: () -> Content) {
        host = ViewHost(size: host.size, content: content)
    }

    func tap(_ query: ViewQuery) throws {
        try host.tap(query)
    }
}

/// One thing that is done to a program, and why.
@MainActor
struct Step {
    let title: String
    let act: (Run) throws -> Void

    init(_ title: String, act: @escaping (Run) throws -> Void) {
        self.title = title
        self.act = act
    }
}

/// Builds the steps of a program.
@MainActor
@resultBuilder
enum StepBuilder {
    static func buildBlock(_ steps: Step...) -> [Step] { steps }
}
