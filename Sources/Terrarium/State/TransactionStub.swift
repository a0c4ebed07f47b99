public struct Animation: Equatable, Sendable { public static let `default` = Animation() }
public struct Transaction {
    public init(animation: Animation? = nil) { self.animation = animation }; public var animation: Animation?;
    var isEmpty: Bool { animation == nil }
}
public func withTransaction<R>(_ t: Transaction, _ body: () throws -> R) rethrows -> R { try body() }
