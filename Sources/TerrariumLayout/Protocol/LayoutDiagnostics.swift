/// What was wrong with the numbers that a layout was given or that it answered, each with a defined outcome.
@usableFromInline
package struct LayoutDiagnostics: OptionSet, Hashable, Sendable {
    @usableFromInline package let rawValue: UInt16

    @usableFromInline
    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// A frame's length is negative, infinite or no number; the axis is left to the content.
    package static let invalidFrame = LayoutDiagnostics(rawValue: 1 << 0)
    /// A frame's minimum, ideal and maximum lengths are out of order; the larger wins.
    package static let contradictoryFrame = LayoutDiagnostics(rawValue: 1 << 1)
    /// An inset is infinite or no number; it counts as zero.
    package static let invalidPadding = LayoutDiagnostics(rawValue: 1 << 2)
    /// A stack's or grid's spacing is infinite or no number; the default distances apply.
    package static let invalidSpacing = LayoutDiagnostics(rawValue: 1 << 3)
    /// An aspect ratio is zero, negative, infinite or no number; the content's own ratio applies.
    package static let invalidAspectRatio = LayoutDiagnostics(rawValue: 1 << 4)
    /// An offset or position is infinite or no number; it counts as zero.
    package static let invalidPosition = LayoutDiagnostics(rawValue: 1 << 5)
    /// A size is negative or no number; the axis counts as zero.
    package static let invalidSize = LayoutDiagnostics(rawValue: 1 << 6)
    /// A custom layout did not place a subview; it lies in the centre.
    package static let unplacedSubview = LayoutDiagnostics(rawValue: 1 << 7)
    /// A grid's track is negative, infinite or no number; it counts as zero.
    package static let invalidTrack = LayoutDiagnostics(rawValue: 1 << 8)
    /// An alignment guide's value is infinite or no number; it counts as zero.
    package static let invalidGuide = LayoutDiagnostics(rawValue: 1 << 9)
    /// A custom layout proposed a length that is negative or no number; it counts as zero or as nothing proposed.
    package static let invalidProposal = LayoutDiagnostics(rawValue: 1 << 10)
}

extension LayoutDiagnostics {
    private static let texts: [(LayoutDiagnostics, String)] = [
        (.invalidFrame, "a frame's length is negative, infinite or NaN; the axis is left to the content"),
        (.contradictoryFrame, "a frame's minimum, ideal and maximum are out of order; the larger length wins"),
        (.invalidPadding, "a padding or inset is infinite or NaN; it counts as 0"),
        (.invalidSpacing, "a spacing is infinite or NaN; the default distances apply"),
        (.invalidAspectRatio, "an aspect ratio is not a positive finite number; the content's own ratio applies"),
        (.invalidPosition, "an offset or position is infinite or NaN; it counts as 0"),
        (.invalidSize, "a size is negative or NaN; it counts as 0"),
        (.unplacedSubview, "a layout did not place a subview; it is centred"),
        (.invalidTrack, "a grid's track is negative, infinite or NaN; it counts as 0"),
        (.invalidProposal, "a layout proposed a negative length or NaN; it counts as 0 or as nothing proposed"),
        (.invalidGuide, "an alignment guide is infinite or NaN; it counts as 0"),
    ]

    /// One sentence for each thing that was wrong: what it is and what happened instead.
    package var messages: [String] {
        Self.texts.filter { contains($0.0) }.map(\.1)
    }
}
