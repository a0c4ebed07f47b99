import Terrarium

/// One example program: how to start it, what is done to it, in which windows a person can use it, and which of its
/// environment values it explains.
@MainActor
struct Program {
    let name: String
    let summary: String
    let isAlsoCalled: [String]
    let explanations: [Explanation]
    let start: () -> Run
    let steps: [Step]
    /// What a person can use, the first one first; never empty.
    let stages: [Stage]

    init(
        name: String, summary: String, isAlsoCalled: [String] = [], explanations: [Explanation] = [],
        stages: [Stage] = [], start: @escaping () -> Run, @StepBuilder steps: () -> [Step]
    ) {
        self.name = name
        self.summary = summary
        self.isAlsoCalled = isAlsoCalled
        self.explanations = explanations
        self.start = start
        self.steps = steps()
        self.stages = stages.isEmpty ? [Stage(summary) { start().host }] : stages
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
    /// The bodies that the last action ran, and why.
    private(set) var lastEvaluations: [Evaluation] = []

    init(host: ViewHost) {
        self.host = host
    }

    /// Starts afresh with another root view in a window of the same size.
    func show<Content: View>(@ViewBuilder _ content: () -> Content) {
        host = ViewHost(size: host.size, content: content)
    }

    /// Does something as a person would, and notes which bodies it ran.
    func act(_ action: (ViewHost) throws -> Void) throws {
        lastEvaluations = try host.evaluationLog { try action(host) }
    }

    func tap(_ query: ViewQuery) throws {
        try act { try $0.tap(query) }
    }
}

/// A window in which a person can use a program, or a part of it.
@MainActor
struct Stage {
    let title: String
    let open: () -> ViewHost

    init(_ title: String, open: @escaping () -> ViewHost) {
        self.title = title
        self.open = open
    }

    /// A window with a root view.
    init<Root: View>(_ title: String, root: Root) {
        self.init(title) { ViewHost { root } }
    }
}

/// An environment value that a program explains, and the view at which it does.
@MainActor
struct Explanation {
    let name: String
    let trace: (ViewHost) throws -> EnvironmentTrace

    init<Value, Reader: View>(
        _ name: String, _ value: @escaping @Sendable (EnvironmentValues) -> Value, at reader: Reader.Type
    ) {
        self.name = name
        trace = { try $0.explain(value, at: ViewQuery.view(reader).anywhere) }
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
