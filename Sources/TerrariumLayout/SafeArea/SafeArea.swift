package import Foundation

/// The part of the window that bars do not cover, and what lies around it, in window coordinates.
package struct SafeArea: Equatable, Sendable {
    /// Where content lies that heeds the safe area.
    package var inner: CGRect
    /// How far content may reach that ignores it.
    package var outer: CGRect

    package init(inner: CGRect, outer: CGRect) {
        self.inner = inner
        self.outer = outer
    }

    /// The safe area of a window.
    package init(window: CGSize, insets: EdgeInsets, layoutDirection: LayoutDirection = .leftToRight) {
        outer = CGRect(origin: .zero, size: window)
        inner = outer.inset(by: insets, layoutDirection)
    }

    /// How close an edge must be to the safe area's to count as touching it.
    private static let tolerance: CGFloat = 0.5

    /// The frame of a view that ignores the safe area on some edges.
    ///
    /// An edge moves to the outer rectangle only if it touches the inner one or lies between both: a view away from the
    /// bars does not grow.
    package func ignoring(
        _ edges: Edge.Set, frame: CGRect, layoutDirection: LayoutDirection = .leftToRight
    ) -> CGRect {
        let isReversed = layoutDirection == .rightToLeft
        var (left, right) = (frame.minX, frame.maxX)
        var (top, bottom) = (frame.minY, frame.maxY)
        if edges.contains(isReversed ? .trailing : .leading), touches(left, inner.minX, outer.minX) {
            left = min(left, outer.minX)
        }
        if edges.contains(isReversed ? .leading : .trailing), touches(right, inner.maxX, outer.maxX) {
            right = max(right, outer.maxX)
        }
        if edges.contains(.top), touches(top, inner.minY, outer.minY) {
            top = min(top, outer.minY)
        }
        if edges.contains(.bottom), touches(bottom, inner.maxY, outer.maxY) {
            bottom = max(bottom, outer.maxY)
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The safe area inside a view that ignores it on some edges: nothing is left to heed there.
    package func ignored(_ edges: Edge.Set, layoutDirection: LayoutDirection = .leftToRight) -> SafeArea {
        let isReversed = layoutDirection == .rightToLeft
        let left = edges.contains(isReversed ? .trailing : .leading) ? outer.minX : inner.minX
        let right = edges.contains(isReversed ? .leading : .trailing) ? outer.maxX : inner.maxX
        let top = edges.contains(.top) ? outer.minY : inner.minY
        let bottom = edges.contains(.bottom) ? outer.maxY : inner.maxY
        return SafeArea(inner: CGRect(x: left, y: top, width: right - left, height: bottom - top), outer: outer)
    }

    private func touches(_ edge: CGFloat, _ inner: CGFloat, _ outer: CGFloat) -> Bool {
        min(inner, outer) - Self.tolerance <= edge && edge <= max(inner, outer) + Self.tolerance
    }

    /// The safe area inside a view that covers some of its own edges, with bars for example.
    ///
    /// What ignores it reaches the view's own edges, and beyond them as far as the view itself could.
    package func inset(
        by insets: EdgeInsets, in frame: CGRect, layoutDirection: LayoutDirection = .leftToRight
    ) -> SafeArea {
        SafeArea(
            inner: frame.inset(by: insets, layoutDirection),
            outer: ignoring(.all, frame: frame, layoutDirection: layoutDirection)
        )
    }

    /// How far a frame could grow on each edge by ignoring the safe area.
    package func insets(of frame: CGRect, layoutDirection: LayoutDirection = .leftToRight) -> EdgeInsets {
        let whole = ignoring(.all, frame: frame, layoutDirection: layoutDirection)
        let (left, right) = (frame.minX - whole.minX, whole.maxX - frame.maxX)
        return EdgeInsets(
            top: frame.minY - whole.minY, leading: layoutDirection == .leftToRight ? left : right,
            bottom: whole.maxY - frame.maxY, trailing: layoutDirection == .leftToRight ? right : left
        )
    }
}

extension CGRect {
    fileprivate func inset(by insets: EdgeInsets, _ direction: LayoutDirection) -> CGRect {
        CGRect(
            x: minX + (direction == .leftToRight ? insets.leading : insets.trailing), y: minY + insets.top,
            width: max(width - insets.total(.horizontal), 0), height: max(height - insets.total(.vertical), 0)
        )
    }
}
