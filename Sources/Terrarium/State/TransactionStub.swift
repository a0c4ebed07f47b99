public func withTransaction<R>(_ t: Transaction, _ body: () throws -> R) rethrows -> R { try body() }
