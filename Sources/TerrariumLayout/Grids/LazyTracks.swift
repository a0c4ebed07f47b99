package import Foundation

/// The columns of a lazy vertical grid, or the rows of a horizontal one.
package struct LazyTracks: Equatable, Sendable {
    /// One column of cells.
    package struct Track: Equatable, Sendable {
        package let start: CGFloat
        package let length: CGFloat
        package let alignment: Alignment
    }

    package let tracks: [Track]

    /// The length that the tracks and the distances between them cover, which may be more than was offered.
    package let total: CGFloat
    package let diagnostics: LayoutDiagnostics

    /// More tracks than this are not made of one adaptive item, whatever its minimum.
    package static let adaptiveLimit = 1000

    /// Resolves grid items for a length; nil gives every item the least that it accepts.
    ///
    /// Fixed lengths and distances are set aside first. Then the other items are served in order: each has an equal
    /// share of what is left, within its limits, and an adaptive one divides its share into as many tracks as fit.
    /// Negative, infinite and undefined lengths count as zero.
    package init(_ items: [GridItem], length: CGFloat?) {
        var builder = LazyTrackBuilder(items: items, length: length)
        builder.build()
        tracks = builder.tracks
        total = builder.total
        diagnostics = builder.diagnostics
    }
}

private struct LazyTrackBuilder {
    let items: [GridItem]
    let length: CGFloat?
    var tracks: [LazyTracks.Track] = []
    var total: CGFloat = 0
    var diagnostics: LayoutDiagnostics = []

    init(items: [GridItem], length: CGFloat?) {
        self.items = items
        self.length = length
    }

    mutating func build() {
        var left = length ?? 0
        var count = 0
        for (index, item) in items.enumerated() {
            if index < items.count - 1 {
                left -= gap(item)
            }
            if case .fixed(let fixed) = item.size {
                left -= valid(fixed)
            } else {
                count += 1
            }
        }
        for (index, item) in items.enumerated() {
            let share = count > 0 ? max(left / CGFloat(count), 0) : 0
            switch item.size {
            case .fixed(let fixed):
                append(valid(fixed), item)
            case .flexible(let minimum, let maximum):
                let length = clamp(share, minimum, maximum)
                append(length, item)
                take(length, from: &left, count: &count)
            case .adaptive(let minimum, let maximum):
                take(appendAdaptive(share, minimum, maximum, item), from: &left, count: &count)
            }
            total += index < items.count - 1 ? gap(item) : 0
        }
    }

    private func take(_ length: CGFloat, from left: inout CGFloat, count: inout Int) {
        let rest = left - length
        // Infinity less infinity is no number: the next item has as much left as this one had.
        left = rest.isNaN ? left : rest
        count -= 1
    }

    private mutating func append(_ length: CGFloat, _ item: GridItem) {
        tracks.append(LazyTracks.Track(start: total, length: length, alignment: item.alignment ?? .center))
        total += length
    }

    /// Divides a share into as many tracks as fit, and returns the length that they were made from.
    private mutating func appendAdaptive(
        _ share: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat, _ item: GridItem
    ) -> CGFloat {
        let shortest = valid(minimum)
        let length = max(share, shortest)
        let gap = gap(item)
        let fitting = ((length + gap) / (shortest + gap)).rounded(.down)
        let count = fitting >= 1 && length.isFinite ? Int(min(fitting, CGFloat(LazyTracks.adaptiveLimit))) : 1
        let track = clamp((length + gap) / CGFloat(count) - gap, 0, maximum)
        for number in 0..<count {
            append(track, item)
            total += number < count - 1 ? gap : 0
        }
        return length
    }

    private mutating func valid(_ length: CGFloat) -> CGFloat {
        guard length >= 0, length.isFinite else {
            diagnostics.insert(.invalidTrack)
            return 0
        }
        return length
    }

    private mutating func clamp(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
        let floor = valid(minimum)
        let ceiling = maximum.isNaN ? CGFloat.infinity : maximum
        return max(min(length, ceiling), floor)
    }

    private func gap(_ item: GridItem) -> CGFloat {
        item.spacing.flatMap { $0.isFinite ? $0 : nil } ?? ViewSpacing.standard
    }
}
