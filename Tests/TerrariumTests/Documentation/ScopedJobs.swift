import Foundation
import Terrarium

/// Tells what happens. Who stands above decides where it goes.
struct ReportAction {
    let write: (String) -> Void
    func callAsFunction(_ line: String) { write(line) }
}

extension EnvironmentValues {
    @Entry var depth: Int = 0
    @Entry var isQuiet: Bool = false
    @Entry var report: ReportAction = ReportAction { print($0) }
}

/// Something to do, with steps that see what it sets.
struct Job {
    let title: String
    var change: (inout EnvironmentValues) -> Void = { _ in }
    var steps: [Job] = []

    func run(in parent: EnvironmentScope) {
        let scope = parent.child { values in
            values.depth += 1
            change(&values)
        }
        let values = scope.values
        if !values.isQuiet {
            values.report(String(repeating: "  ", count: values.depth - 1) + title)
        }
        for step in steps { step.run(in: scope) }
    }
}

extension Job {
    /// A release, of which the tests are quiet and publishing only pretends.
    static var release: Job {
        Job(
            title: "release",
            steps: [
                Job(title: "build"),
                Job(title: "test", change: { $0.isQuiet = true }, steps: [Job(title: "unit")]),
                Job(
                    title: "publish",
                    change: { values in
                        let report = values.report
                        values.report = ReportAction { report("(dry run) " + $0) }
                    }, steps: [Job(title: "upload")]),
            ])
    }
}
