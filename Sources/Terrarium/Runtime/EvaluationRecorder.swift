/// One evaluation of a body: of which view, where, and why.
public struct Evaluation: Hashable, Sendable, CustomStringConvertible {
    /// The view's type, without module and type arguments.
    public let view: String
    /// The views from the root to this one.
    public let path: String
    /// Why the body ran: `first`, `parent`, `state count`, `environment \.font`, `object AppState.isLogin`.
    public let cause: String

    public init(view: String, path: String, cause: String) {
        self.view = view
        self.path = path
        self.cause = cause
    }

    public var description: String { "\(view): \(cause)" }
}

/// Why a node runs again, as it is known when the node is marked.
package enum EvaluationCause {
    case first
    case parent
    case source(Source)
    /// A property of a model changed, as it is called.
    case observedModel(String)
    case geometry
    case preference
    case other(String)

    var description: String {
        switch self {
        case .first: "first"
        case .parent: "parent"
        case .source(let source): source.name
        case .observedModel(let name): name
        case .geometry: "geometry"
        case .preference: "preference"
        case .other(let text): text
        }
    }
}

/// Records evaluations while somebody asks for them.
package final class EvaluationRecorder {
    package private(set) var evaluations: [Evaluation] = []
    /// The states that were written and the objects that announced a change, where that is recorded.
    package private(set) var writes: [ViewTrace.Write] = []
    /// Whether writes are recorded, too. Describing the values costs more than counting bodies.
    let recordsWrites: Bool
    private var causes: [ObjectIdentifier: [String]] = [:]

    package init(recordsWrites: Bool = false) {
        self.recordsWrites = recordsWrites
    }

    /// Takes over what another recorder noted in the meantime.
    func add(_ other: EvaluationRecorder) {
        evaluations += other.evaluations
        if recordsWrites { writes += other.writes }
    }

    func noteWrite(_ write: ViewTrace.Write) {
        writes.append(write)
    }

    func noteCause(_ cause: EvaluationCause, of node: EvaluatingNode) {
        if recordsWrites, case .source(let source) = cause, source is ObservedObjectSource {
            let write = ViewTrace.Write(name: source.name, path: "", old: nil, new: nil)
            if !writes.contains(write) { writes.append(write) }
        }
        guard node.isUserCode else { return }
        let text = cause.description
        var known = causes[ObjectIdentifier(node), default: []]
        if !known.contains(text) { known.append(text) }
        causes[ObjectIdentifier(node)] = known
    }

    func noteEvaluation(of node: EvaluatingNode) {
        let known = causes.removeValue(forKey: ObjectIdentifier(node)) ?? ["parent"]
        evaluations.append(
            Evaluation(view: node.evaluationName, path: node.path, cause: known.joined(separator: ", ")))
    }
}

extension Runtime {
    /// Accounts for one evaluation of user code.
    final func willEvaluate(_ node: EvaluatingNode) {
        guard node.isUserCode else { return }
        counters.evaluations += 1
        recorder?.noteEvaluation(of: node)
    }
}
