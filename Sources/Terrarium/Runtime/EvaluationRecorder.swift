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
    case observedModel
    case geometry
    case preference
    case other(String)

    var description: String {
        switch self {
        case .first: "first"
        case .parent: "parent"
        case .source(let source): source.name
        case .observedModel: "model"
        case .geometry: "geometry"
        case .preference: "preference"
        case .other(let text): text
        }
    }
}

/// Records evaluations while somebody asks for them.
package final class EvaluationRecorder {
    package private(set) var evaluations: [Evaluation] = []
    private var causes: [ObjectIdentifier: [String]] = [:]

    package init() {}

    func noteCause(_ cause: EvaluationCause, of node: EvaluatingNode) {
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
