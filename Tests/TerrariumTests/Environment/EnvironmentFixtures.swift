import Foundation

@testable import Terrarium

struct Theme: Equatable {
    var name = "plain"
    var accent = "blue"
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = Theme()
}

private struct CountKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

private struct LabelKey: EnvironmentKey {
    static let defaultValue = "none"
}

/// A callable value that compares by its bits.
struct PingAction {
    var action: () -> String
    func callAsFunction() -> String { action() }
}

private struct PingKey: EnvironmentKey {
    static let defaultValueBox = PingAction { "default" }
    static var defaultValue: PingAction { defaultValueBox }
}

extension PingAction: @unchecked Sendable {}

extension EnvironmentValues {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }

    var count: Int {
        get { self[CountKey.self] }
        set { self[CountKey.self] = newValue }
    }

    var label: String {
        get { self[LabelKey.self] }
        set { self[LabelKey.self] = newValue }
    }

    var ping: PingAction {
        get { self[PingKey.self] }
        set { self[PingKey.self] = newValue }
    }

    /// Made from two keys.
    var summary: String { "\(label) \(count)" }
}

/// Plays the node of a view: it owns the view value and the links of its properties, and counts what wakes it.
final class TestReader<Value>: EnvironmentReaderOwner {
    private let field: UnsafeMutablePointer<Environment<Value>>
    private(set) var link: AnyEnvironmentLink!
    private(set) var causes: [String] = []
    private(set) var environmentReadPhase = EnvironmentReadPhase.action

    init(_ property: Environment<Value>, at scope: EnvironmentScope) {
        field = .allocate(capacity: 1)
        field.initialize(to: property)
        link = Environment<Value>.install(at: field, previous: nil, owner: self, scope: scope)
    }

    /// The view as its body sees it.
    var property: Environment<Value> { field.pointee }

    /// Evaluates the body, which reads the property or not.
    @discardableResult
    func evaluate(reading: Bool = true) -> Value? {
        link.beginEvaluation(at: field)
        environmentReadPhase = .evaluation
        defer {
            environmentReadPhase = .action
            link.endEvaluation()
        }
        causes = []
        return reading ? field.pointee.wrappedValue : nil
    }

    /// Evaluates a body that makes something of the value.
    func evaluate<Result>(_ use: (Value) -> Result) -> Result {
        link.beginEvaluation(at: field)
        environmentReadPhase = .evaluation
        defer {
            environmentReadPhase = .action
            link.endEvaluation()
        }
        causes = []
        return use(field.pointee.wrappedValue)
    }

    /// Whether the reader was woken and its value really is different, as a node finds out.
    func needsEvaluation() -> Bool {
        !causes.isEmpty && link.resolve(into: field)
    }

    /// Puts the property of a new view value in place.
    func replace(_ property: Environment<Value>) -> Bool {
        field.pointee = property
        link = Environment<Value>.install(at: field, previous: link, owner: self, scope: link.scope)
        return link.isStale && link.resolve(into: field)
    }

    func environmentValueMayHaveChanged(_ link: AnyEnvironmentLink, cause: Source) {
        causes.append(cause.name)
    }

    var environmentReaderPath: String { "TestReader" }

    deinit {
        link.cancel()
        field.deinitialize(count: 1)
        field.deallocate()
    }
}
