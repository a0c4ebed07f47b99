public import Terrarium

/// When the bars beside a scrolling view show.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    let name: String

    public static let automatic = Self(name: "automatic")
    public static let visible = Self(name: "visible")
    public static let hidden = Self(name: "hidden")
    public static let never = Self(name: "never")
}

/// When scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    let name: String

    public static let automatic = Self(name: "automatic")
    public static let immediately = Self(name: "immediately")
    public static let interactively = Self(name: "interactively")
    public static let never = Self(name: "never")
}

/// Whether scrolling views bounce at their ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    let name: String

    public static let automatic = Self(name: "automatic")
    public static let always = Self(name: "always")
    public static let basedOnSize = Self(name: "basedOnSize")
}

/// How content fades where it scrolls under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    let name: String

    public static let automatic = Self(name: "automatic")
    public static let soft = Self(name: "soft")
    public static let hard = Self(name: "hard")
}

/// How scrolling views behave under a finger. A host scrolls to where it is told, so that these are recorded as
/// attributes of the lines below.
extension View {
    /// When the bars beside the scrolling views below show: `scrollIndicators=hidden`.
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        recorded(SnapshotAttribute("scrollIndicators", visibility.name))
            .transformEnvironment(\.self) { values in
                if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
                if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
            }
    }

    /// Shows the bars for a moment when a value changes. A host has no bars.
    public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

    /// Shows the bars for a moment when the view appears. A host has no bars.
    public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    /// Whether content shows beyond the scrolling view: `scrollClipDisabled`.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        recorded(disabled ? ["scrollClipDisabled"] : [])
    }

    /// When scrolling puts the keyboard away: `dismissesKeyboard=immediately`.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        recorded(SnapshotAttribute("dismissesKeyboard", mode.name))
            .environment(\.scrollDismissesKeyboardMode, mode)
    }

    /// Whether the scrolling views below bounce: `scrollBounce=basedOnSize`.
    public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
    ) -> some View {
        recorded(SnapshotAttribute("scrollBounce", behavior.name))
            .transformEnvironment(\.self) { values in
                if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
                if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
            }
    }

    /// How content fades where it scrolls under a bar: `scrollEdgeEffect=soft`.
    public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        recorded(style.map { [SnapshotAttribute("scrollEdgeEffect", $0.name)] } ?? [])
    }

    /// Whether the effect where content scrolls under a bar is off. A host draws none.
    public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        self
    }

    /// Where a scrolling view begins: recorded as `scrollAnchor=bottom`; a host begins at the top.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        recorded(anchor.map { [SnapshotAttribute("scrollAnchor", $0.outlineName)] } ?? [])
    }

    /// Where a scrolling view begins, for one of the reasons to move: recorded; a host begins at the top.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        defaultScrollAnchor(anchor)
    }

    /// Calls an action when the geometry of a scrolling view changes. A host does not follow it.
    public nonisolated func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> some View { self }

    /// Calls an action when scrolling begins and ends. Scrolling takes no time in a host: the phase is always idle.
    public nonisolated func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View { self }

    /// Calls an action when scrolling begins and ends. Scrolling takes no time in a host: the phase is always idle.
    public nonisolated func onScrollPhaseChange(
        _ action:
            @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
    ) -> some View { self }
}

/// Why a scrolling view moves to its anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String

    public static let initialOffset = Self(name: "initialOffset")
    public static let sizeChanges = Self(name: "sizeChanges")
    public static let alignment = Self(name: "alignment")
}

/// What a scrolling view is doing.
public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating

    /// Whether it moves.
    public var isScrolling: Bool { self != .idle }
}

/// What is known when a phase of scrolling ends.
public struct ScrollPhaseChangeContext: Sendable {
    /// The geometry of the scrolling view.
    public let geometry: ScrollGeometry
}
