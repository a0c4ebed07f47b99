import Foundation

extension CGRect {
    /// The smallest rectangle around some points; null where there are none.
    init(around points: some Sequence<CGPoint>) {
        var bounds: (minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat)?
        for point in points {
            guard let old = bounds else {
                bounds = (point.x, point.y, point.x, point.y)
                continue
            }
            bounds = (
                min(old.minX, point.x), min(old.minY, point.y), max(old.maxX, point.x), max(old.maxY, point.y)
            )
        }
        guard let bounds else {
            self = .null
            return
        }
        self.init(
            x: bounds.minX, y: bounds.minY, width: bounds.maxX - bounds.minX, height: bounds.maxY - bounds.minY)
    }
}
