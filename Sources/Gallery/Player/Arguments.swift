import Terrarium

/// What the command line asks for.
@MainActor
struct Arguments {
    enum View {
        case pictures
        case outline
        case explanations(named: String)
    }

    enum Request {
        case help
        case list
        case show([Program], View)
        case play(Program)
        case problem(String)
    }

    static let help = """
        Usage: gallery [PROGRAM] [OPTION]

        Without a program, plays the steps of all programs and prints the picture after each.

          --outline        print the outline after each step instead of the picture
          --explain VALUE  play the steps, then tell, of the last one that shows a reader, who set an
                           environment value, over whom, who reads it, and which bodies the last tap ran
                           and why, as in: dialog --explain showDialog
          --play           use one program in this terminal: arrows or Tab move, Enter taps, q quits,
                           numbers open the program's other windows
          --list           list the programs
          --help           print this text
        """

    private(set) var request: Request

    init(_ arguments: [String]) {
        var programs: [Program] = []
        var view = View.pictures
        var isPlaying = false
        var options = 0
        var iterator = arguments.makeIterator()
        request = .help
        while let argument = iterator.next() {
            if ["--outline", "--explain", "--play"].contains(argument) { options += 1 }
            switch argument {
            case "--help", "-h": return
            case "--list":
                request = .list
                return
            case "--outline": view = .outline
            case "--play": isPlaying = true
            case "--explain":
                guard let name = iterator.next() else {
                    request = .problem("--explain needs the name of an environment value.")
                    return
                }
                view = .explanations(named: name)
            case _ where argument.hasPrefix("-"):
                request = .problem("Unknown option \(argument). See gallery --help.")
                return
            default:
                guard let program = Program.named(argument) else {
                    request = .problem("There is no program \"\(argument)\".")
                    return
                }
                programs.append(program)
            }
        }
        if options > 1 {
            request = .problem("Only one of --outline, --explain and --play can be given, and once.")
        } else if isPlaying {
            request =
                programs.count == 1
                ? .play(programs[0])
                : .problem("--play needs the name of \(programs.isEmpty ? "a" : "one") program.")
        } else if case .explanations(let name) = view {
            request = Self.explanation(of: name, in: programs.isEmpty ? Program.all : programs)
        } else {
            request = .show(programs.isEmpty ? Program.all : programs, view)
        }
    }

    /// Explains a value in those programs that know it.
    private static func explanation(of name: String, in programs: [Program]) -> Request {
        let knowing = programs.filter { $0.explanations.contains { $0.name == name } }
        guard knowing.isEmpty else { return .show(knowing, .explanations(named: name)) }
        let known = Program.all.flatMap { program in program.explanations.map { "\(program.name): \($0.name)" } }
        return .problem("There is no value \"\(name)\" to explain. Known are \(known.joined(separator: ", ")).")
    }
}

extension Program {
    /// The names and what they are about, one a line.
    static var list: String {
        let width = all.map(\.name.count).max() ?? 0
        let lines = all.map { program in
            "  " + program.name + String(repeating: " ", count: width - program.name.count + 2) + program.summary
        }
        return (["Programs:"] + lines).joined(separator: "\n")
    }
}
