/// What is read from environment values that a property handed out whole, as one that reads `\.self` does.
///
/// The values are a copy, made when the property was resolved. The property subscribes to the keys that are read from the
/// copy, and to no others; the copy is made again before an evaluation that could otherwise see an old value.
final class KeptReads {
    /// What the owner's own evaluation read, renewed with each.
    @exclusivity(unchecked) private var own = EnvironmentDependencies()
    /// What evaluations further down read, to which the owner has passed the values on.
    @exclusivity(unchecked) private var below = EnvironmentDependencies()
    @exclusivity(unchecked) private var evaluation: UInt64 = 0
    /// The tree's version when the copy was made.
    let version: UInt64

    init(version: UInt64) {
        self.version = version
    }

    /// The sources that are subscribed to.
    var sources: [Source] { own.sources + below.sources }

    func beginEvaluation() {
        evaluation = own.begin()
    }

    func endEvaluation() {
        own.end()
    }

    /// Subscribes to a key, or to all where it is nil.
    func add(
        _ key: ObjectIdentifier?, in phase: EnvironmentReadPhase, of scope: EnvironmentScope, subscriber: SourceReader
    ) {
        switch phase {
        case .evaluation: own.add(key, of: scope, subscriber: subscriber, evaluation: evaluation)
        case .evaluationOfAnother: below.add(key, of: scope, subscriber: subscriber)
        case .action: break
        }
    }

    func removeAll() {
        own.removeAll()
        below.removeAll()
    }
}

/// In whose time a property is read.
package enum EnvironmentReadPhase {
    /// The owner is being evaluated.
    case evaluation
    /// Somebody else is being evaluated: content that the owner has made.
    case evaluationOfAnother
    /// Nobody is; what is read is not shown.
    case action
}
