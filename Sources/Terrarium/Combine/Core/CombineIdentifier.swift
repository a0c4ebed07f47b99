import Synchronization

/// A unique name for one subscriber or subscription.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private static let count = Atomic<UInt>(0)
    private let value: UInt

    /// A name that no other has.
    public init() {
        // Numbers are odd and addresses are even, so that the two never meet.
        value = Self.count.add(1, ordering: .relaxed).newValue << 1 | 1
    }

    /// The name of an object, the same each time.
    public init(_ object: AnyObject) {
        value = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    }

    public var description: String { "0x" + String(value, radix: 16) }
}

/// Something that has a unique name in a pipeline.
public protocol CustomCombineIdentifierConvertible {
    /// The unique name.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
