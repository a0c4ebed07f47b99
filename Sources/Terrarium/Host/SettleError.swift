public import Foundation

/// Why a host has not come to rest.
public struct SettleError: Error, Sendable, Equatable, CustomStringConvertible, LocalizedError {
    /// The tasks that had not ended.
    public let pending: [PendingTask]
    /// The whole explanation.
    public let message: String

    public var description: String { message }
    /// The whole explanation.
    public var errorDescription: String? { message }
}
