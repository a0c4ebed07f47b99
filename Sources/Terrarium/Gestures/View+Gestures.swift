public import Foundation

extension View {
    /// Adds a gesture to the view; what is further in wins over it.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture, priority: .normal, mask: mask))
    }

    /// Adds a gesture to the view, or none.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture, priority: .normal, mask: isEnabled ? .all : .subviews))
    }

    /// Adds a gesture that wins over those further in.
    public nonisolated func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture, priority: .high, mask: mask))
    }

    /// Adds a gesture that happens along with those further in.
    public nonisolated func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture, priority: .simultaneous, mask: mask))
    }

    /// Calls an action when the view is tapped.
    ///
    /// For several taps in a row, tap as often; a button inside the view keeps its taps for itself.
    @preconcurrency
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
        modifier(
            GestureModifier(priority: .normal) {
                [_GestureRecognizer(kind: .tap(count: count), fire: action)]
            })
    }

    /// Calls an action with the place of the tap, which in a host is the corner of the view.
    @preconcurrency
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol,
        perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View {
        onTapGesture(count: count) { action(.zero) }
    }

    /// Calls an action when the view is pressed for a while; `onPressingChanged` hears of the beginning and the end.
    @preconcurrency
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        perform action: @escaping @MainActor () -> Void, onPressingChanged: (@MainActor (Bool) -> Void)? = nil
    ) -> some View {
        modifier(
            GestureModifier(priority: .normal) {
                [
                    _GestureRecognizer(kind: .longPress) {
                        onPressingChanged?(true)
                        action()
                        onPressingChanged?(false)
                    }
                ]
            })
    }

    /// Calls an action when the view is pressed for a while.
    @preconcurrency
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        pressing: (@MainActor (Bool) -> Void)?, perform action: @escaping @MainActor () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }

    /// The part of the view that takes taps. In a host that is the whole frame in any case.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(EmptyModifier())
    }

    /// The part of the view that counts for some kinds of interaction.
    public nonisolated func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(EmptyModifier())
    }

    /// Calls an action when a pointer enters or leaves the view. A host has no pointer.
    @preconcurrency
    public nonisolated func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View {
        modifier(EmptyModifier())
    }

    /// Changes how the view looks under a pointer. A host has no pointer.
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        modifier(EmptyModifier())
    }
}

/// How a view looks under a pointer.
public struct HoverEffect: Sendable {
    public static let automatic = HoverEffect()
    public static let highlight = HoverEffect()
    public static let lift = HoverEffect()
}

/// Kinds of interaction for which a view can have a shape of its own.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

extension GestureModifier {
    nonisolated fileprivate init<T: Gesture>(_ gesture: T, priority: GesturePriority, mask: GestureMask) {
        let box = UncheckedBox(gesture)
        self.init(priority: priority, silencesSubviews: !mask.contains(.subviews)) {
            guard mask.contains(.gesture) else { return [] }
            return T._recognizers(of: box.value, _GestureObserver(changed: { _ in }, ended: { _ in }))
        }
    }
}
