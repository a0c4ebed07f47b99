/// What a snapshot node is, beside what it prints.
package struct SnapshotFlags: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Not visible, and everything below it: opacity 0, `hidden()`. It neither blocks nor takes taps.
    package static let hidden = Self(rawValue: 1 << 0)
    /// Cuts its content off at its frame.
    package static let clips = Self(rawValue: 1 << 1)
    /// Stops taps that meet its frame: colours, shapes, images.
    package static let blocksHits = Self(rawValue: 1 << 2)
    /// A modal layer: it covers the layers before it. Prints as the word `modal`.
    package static let modal = Self(rawValue: 1 << 3)
    /// Covered by a modal layer, with everything below it. Prints as the word `covered`.
    package static let covered = Self(rawValue: 1 << 4)
    /// Its content is not built. Prints as the word `unrendered`; the node itself is there.
    package static let unrendered = Self(rawValue: 1 << 5)
    /// `allowsHitTesting(false)`: it and everything below it neither blocks nor takes taps.
    package static let ignoresHits = Self(rawValue: 1 << 6)
    /// A control that refuses actions. Prints as the style `disabled`.
    package static let disabled = Self(rawValue: 1 << 7)
    /// The content of a scroll view: frames below are printed relative to it, so that scrolling does not change them.
    package static let scrollContent = Self(rawValue: 1 << 8)
    /// The selected one among its siblings. Prints as the word `selected`.
    package static let selected = Self(rawValue: 1 << 9)
    /// The label names the control for queries and assistive technology but is not shown.
    package static let labelHidden = Self(rawValue: 1 << 10)
    /// A control: its children are its label, and a label of one Text becomes the control's string.
    package static let absorbsLabel = Self(rawValue: 1 << 11)
    /// Draws `text` itself, as bars, tab items and back buttons do, without a Text below it.
    package static let showsText = Self(rawValue: 1 << 12)
    /// Views over or behind others: what names the view that they belong to does not name them.
    package static let secondary = Self(rawValue: 1 << 13)
    /// Known by name only, as the label of a slider: it and everything below is neither drawn nor met by a tap.
    package static let undrawn = Self(rawValue: 1 << 14)
    /// Something without a line of its own lies over it and all that is inside, and stops taps: the style of an overlay.
    package static let coversHits = Self(rawValue: 1 << 15)
    /// Assistive technology passes over it and everything below it.
    package static let unspoken = Self(rawValue: 1 << 16)
}
