public import Foundation
public import Terrarium

/// Where the content of a scrolling view stands.
public struct ScrollGeometry: Equatable, Sendable {
    /// How far the content has been scrolled.
    public var contentOffset: CGPoint
    /// The size of the content.
    public var contentSize: CGSize
    /// The margins around the content.
    public var contentInsets: EdgeInsets
    /// The size of the scrolling view.
    public var containerSize: CGSize

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the content that shows.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The scrolling view in its own coordinates.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// Where a scroll is going to end.
public struct ScrollTarget: Hashable, Sendable {
    /// The part of the content that will show.
    public var rect: CGRect
    /// The point of the part that matters.
    public var anchor: UnitPoint?

    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// What a behaviour knows of a scroll that is ending.
public struct ScrollTargetBehaviorContext: Sendable {
    public let originalTarget: ScrollTarget
    public let velocity: CGVector
    public let contentSize: CGSize
    public let containerSize: CGSize
    public let axes: Axis.Set

    /// A scroll, for tests of behaviours. An addition of Terrarium's.
    public init(
        originalTarget: ScrollTarget, velocity: CGVector, contentSize: CGSize, containerSize: CGSize, axes: Axis.Set
    ) {
        self.originalTarget = originalTarget
        self.velocity = velocity
        self.contentSize = contentSize
        self.containerSize = containerSize
        self.axes = axes
    }
}

/// Where scrolls end. A host scrolls to where it is told, so that no behaviour is asked.
public protocol ScrollTargetBehavior {
    /// Moves the end of a scroll.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

    typealias TargetContext = ScrollTargetBehaviorContext
}

/// Scrolls end at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views one scroll may pass.
    public struct LimitBehavior: Sendable {
        public static let automatic = LimitBehavior()
        public static let always = LimitBehavior()
        public static let alwaysByFew = LimitBehavior()
        public static let alwaysByOne = LimitBehavior()
        public static let never = LimitBehavior()
    }

    public init(limitBehavior: LimitBehavior = .automatic) {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Scrolls end at multiples of the scrolling view's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func page(_ offset: CGFloat, _ length: CGFloat) -> CGFloat {
            length > 0 ? (offset / length).rounded() * length : offset
        }
        target.rect.origin.x = page(target.rect.origin.x, context.containerSize.width)
        target.rect.origin.y = page(target.rect.origin.y, context.containerSize.height)
    }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Scrolls end at views.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Scrolls end at views, and pass only some of them at once.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Scrolls end at multiples of the scrolling view's size.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension View {
    /// Where the scrolls of the scrolling views below end: `scrollTarget=Paging`.
    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        let name = typeName(of: type(of: behavior)).replacing("ScrollTargetBehavior", with: "")
        return recorded(SnapshotAttribute("scrollTarget", name))
    }

    /// Marks the layout whose views scrolls end at. A host scrolls to where it is told.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

    /// Marks a view that scrolls end at. A host scrolls to where it is told.
    public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View { self }
}
