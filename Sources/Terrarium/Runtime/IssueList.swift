/// Something that went wrong and was survived: what, where, and the mend.
public struct ViewIssue: Hashable, Sendable, CustomStringConvertible {
    /// The kinds of issues, each documented with the case that raises it.
    public struct Kind: Hashable, Sendable, RawRepresentable, CustomStringConvertible {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public var description: String { rawValue }

        /// A view declares an object that no ancestor supplies. Supply it with `.environmentObject(_:)` or `.environment(_:)`.
        public static let missingObject = Kind(rawValue: "missingObject")
        /// Two elements of a `ForEach` or list have one id. Make the ids unique.
        public static let duplicateID = Kind(rawValue: "duplicateID")
        /// A value was pushed for which no `navigationDestination` is declared. Declare one inside the stack.
        public static let unknownDestination = Kind(rawValue: "unknownDestination")
        /// A selection has a value that no tag has. Give something that tag, of the selection's type.
        public static let unmatchedSelection = Kind(rawValue: "unmatchedSelection")
        /// Something is presented over a presentation that has not ended. Present it from inside that one, or end it first.
        public static let presentationConflict = Kind(rawValue: "presentationConflict")
        /// A navigation container stands inside another one and shows a second bar. Take the inner one away.
        public static let nestedNavigation = Kind(rawValue: "nestedNavigation")
        /// A body contains its own view without end, or views are nested deeper than the stack allows. Give it an end.
        public static let bodyRecursion = Kind(rawValue: "bodyRecursion")
        /// State is written on every update, so that the tree never comes to rest. Write it only when it has to change.
        public static let unsettledState = Kind(rawValue: "unsettledState")
        /// A size, an inset or an offset is negative, infinite or no number. Look where the number comes from.
        public static let invalidGeometry = Kind(rawValue: "invalidGeometry")
        /// A state property of a view value that is in no tree was used by a body. Use the view itself, or pass a binding.
        public static let stateOutsideView = Kind(rawValue: "stateOutsideView")
        /// State was written while a body was running. Write it in an action or in `onAppear`, `onChange`, `task`.
        public static let stateWrittenDuringUpdate = Kind(rawValue: "stateWrittenDuringUpdate")
        /// A host was asked for its content by a body or a layout of its own tree. Ask in an action, or after the update.
        public static let readDuringUpdate = Kind(rawValue: "readDuringUpdate")
        /// A `ForEach` over a constant range was given another range. Give it an id.
        public static let changedConstantRange = Kind(rawValue: "changedConstantRange")
        /// Views were measured more than a hundred times each on average, as stacks within aspect ratios within stacks
        /// are. Stacks then keep the order of service they have. Give a view in between a fixed size.
        public static let excessiveMeasuring = Kind(rawValue: "excessiveMeasuring")
    }

    public let kind: Kind
    /// The views from the root to the one concerned: `RootView > ListView > RowView`.
    public let path: String
    public let message: String

    public init(kind: Kind, path: String, message: String) {
        self.kind = kind
        self.path = path
        self.message = message
    }

    public var description: String { "\(kind) at \(path): \(message)" }
}

/// The issues of one host, each once, in the order in which they were found.
package struct IssueList {
    package private(set) var all: [ViewIssue] = []
    private var known: Set<ViewIssue> = []

    mutating func add(_ issue: ViewIssue) {
        if known.insert(issue).inserted { all.append(issue) }
    }
}

extension Runtime {
    /// Records an issue of the view at `node`.
    package final func report(_ kind: ViewIssue.Kind, _ message: String, at node: Node) {
        issues.add(ViewIssue(kind: kind, path: node.path, message: message))
    }
}
