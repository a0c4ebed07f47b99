import Foundation

@main
@MainActor
struct Benchmarks {
    /// All suites, in the order in which they run. Another suite is a file with a `Suite` in it and its name here.
    static var suites: [Suite] {
        [
            LookupSuite.suite, PropertySuite.suite, CreationSuite.suite, ChangeSuite.suite, ReaderSuite.suite,
            HostSuite.suite, MountSuite.suite, UpdateSuite.suite,
        ]
    }

    static func main() throws {
        let options = Options(CommandLine.arguments.dropFirst())
        var measurements: [Measurement] = []
        let progress = Progress(isOn: !options.json)
        let runner = Runner(rounds: options.rounds)
        for suite in suites where options.includes(suite: suite.name) {
            for make in suite.groups {
                var group = make()
                if let design = options.design { group.subjects.removeAll { !$0.name.contains(design) } }
                guard options.includes(work: group.work) else { continue }
                progress.show("\(suite.name): \(group.work), \(group.size) \(group.axis)")
                measurements += runner.measure(group, suite: suite.name)
            }
        }
        progress.clear()
        if options.json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            let report = Report(machine: .current, rounds: options.rounds, measurements: measurements)
            print(String(decoding: try encoder.encode(report), as: UTF8.self))
        } else {
            print("\(Machine.current); \(options.rounds) rounds\n\n\(Table(measurements))")
        }
        if let path = options.html {
            try Page(measurements).html.write(toFile: path, atomically: true, encoding: .utf8)
        }
    }
}

/// What `--json` prints.
struct Report: Codable {
    let machine: Machine
    let rounds: Int
    let measurements: [Measurement]
}
