public import Foundation
public import TerrariumLayout

extension App {
    /// Shows the program as text and ends it.
    public static func main() {
        run(AppArguments(CommandLine.arguments.dropFirst()))
    }

    static func run(_ arguments: AppArguments) {
        if let problem = arguments.problem {
            FileHandle.standardError.write(Data((problem + "\n").utf8))
            exit(2)
        }
        let host = ViewHost(size: arguments.size, app: Self.self)
        print(arguments.showsOutline ? host.outline() : host.picture(), terminator: "")
        exit(0)
    }
}

/// What the command line of an app asks for.
struct AppArguments {
    var size = CGSize(width: 393, height: 852)
    var showsOutline = false
    var problem: String?

    init(_ arguments: some Sequence<String>) {
        var iterator = arguments.makeIterator()
        while let argument = iterator.next() {
            switch argument {
            case "--outline": showsOutline = true
            case "--size":
                let text = iterator.next() ?? ""
                let parts = text.split(separator: "x").compactMap { Double($0) }
                if parts.count == 2, parts.allSatisfy({ $0 >= 0 && $0.isFinite }) {
                    size = CGSize(width: parts[0], height: parts[1])
                } else {
                    problem = "--size expects a width and a height in points, such as 390x844, not \"\(text)\"."
                }
            default:
                problem = "Unknown option \"\(argument)\". Options: --outline, --size WIDTHxHEIGHT."
            }
        }
    }
}

/// Shows the first window of an app. The app is a stored property here, so that its own dynamic properties work.
struct AppRoot<A: App>: View {
    var app: FieldHolder<A>

    var body: some View {
        if let window = A.Body._firstWindow(app.value.body) {
            window
        }
    }
}

extension ViewHost {
    /// Shows the first window group of an app in a window of a given size.
    public convenience init<A: App>(
        size: CGSize = CGSize(width: 393, height: 852), safeArea: EdgeInsets = EdgeInsets(),
        textMetrics: TextMetrics = .cells(width: 8, height: 16), missingObjects: MissingObjectPolicy = .trap,
        environment: EnvironmentValues = EnvironmentValues(), app: A.Type
    ) {
        self.init(
            size: size, safeArea: safeArea, textMetrics: textMetrics, missingObjects: missingObjects,
            environment: environment
        ) { AppRoot(app: FieldHolder(value: A())) }
    }
}
