public import TerrariumLayout

/// A name space of its own for the views that belong together, as in `matchedGeometryEffect`.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// What identifies the name space.
    public struct ID: Hashable, Sendable {
        private let identifier: ObjectIdentifier?

        fileprivate init(_ object: AnyObject?) {
            identifier = object.map { ObjectIdentifier($0) }
        }
    }

    private final class Anchor: Sendable {}

    @State private var anchor = Anchor()

    public init() {}

    /// What identifies the name space of this view.
    public var wrappedValue: ID { ID(anchor) }
}

/// Which parts of a frame two views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
    public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Lets two views move into each other. Without movement, each stands where it is.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        self
    }

    /// Marks where a movement to another screen begins. Nothing moves here.
    public nonisolated func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some View {
        self
    }
}

/// A number that grows with the size of text. In a host it is the number itself.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    /// The number.
    public let wrappedValue: Value

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        self.wrappedValue = wrappedValue
    }
}

/// A view that is brought up to date only when it differs.
public nonisolated struct EquatableView<Content: View & Equatable>: View {
    public var content: Content

    public init(content: Content) {
        self.content = content
    }

    @MainActor public var body: some View { content }
}

extension View where Self: Equatable {
    /// Brings the view up to date only when it differs from the one before.
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
