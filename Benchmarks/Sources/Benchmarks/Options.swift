import Foundation

/// The command line: `--filter TEXT`, `--work TEXT`, `--rounds N`, `--json`, `--html FILE`.
struct Options {
    var filter: String?
    var work: String?
    var design: String?
    var rounds = 31
    var json = false
    var html: String?

    init(_ arguments: some Sequence<String>) {
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--filter": filter = rest.popFirst()
            case "--work": work = rest.popFirst()
            case "--design": design = rest.popFirst()
            case "--rounds": rounds = max(rest.popFirst().flatMap(Int.init) ?? rounds, 1)
            case "--json": json = true
            case "--html": html = rest.popFirst()
            case "--help", "-h":
                print(Options.usage)
                exit(0)
            default:
                FileHandle.standardError.write(Data("Unknown argument \(argument).\n\(Options.usage)\n".utf8))
                exit(2)
            }
        }
    }

    func includes(suite name: String) -> Bool {
        filter.map { name.localizedCaseInsensitiveContains($0) } ?? true
    }

    func includes(work name: String) -> Bool {
        work.map { name.localizedCaseInsensitiveContains($0) } ?? true
    }

    private static let usage = """
        usage: benchmarks [--filter TEXT] [--work TEXT] [--design TEXT] [--rounds N] [--json] [--html FILE]
          --filter TEXT  only the suites whose name contains the text, such as "lookup" or "change"
          --work TEXT    only the work whose name contains the text, such as "root key"
          --design TEXT  only the designs whose name contains the text; ratios need all of them
          --rounds N     interleaved rounds, at least 31 for figures that count
          --json         print the measurements as JSON
          --html FILE    write one page with the table and the growth curves
        """
}
