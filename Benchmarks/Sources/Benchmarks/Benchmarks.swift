import Foundation

@main
struct Benchmarks {
    static var suites: [Suite] { [LookupSuite.suite, CreationSuite.suite, ChangeSuite.suite] }

    static func main() throws {
        let options = Options(CommandLine.arguments.dropFirst())
        var measurements: [Measurement] = []
        let progress = Progress(isOn: !options.json)
        let runner = Runner(rounds: options.rounds)
        for suite in suites {
            for make in suite.groups {
                var group = make()
                if let design = options.design { group.subjects.removeAll { !$0.name.contains(design) } }
                guard options.includes("\(suite.name): \(group.work)") else { continue }
                progress.show("\(suite.name): \(group.work), \(group.size) \(group.axis)")
                measurements += runner.measure(group, suite: suite.name)
            }
        }
        progress.clear()
        if options.json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            print(String(decoding: try encoder.encode(measurements), as: UTF8.self))
        } else {
            print(Table(measurements))
        }
        if let path = options.html {
            try Page(measurements).html.write(toFile: path, atomically: true, encoding: .utf8)
        }
    }
}
