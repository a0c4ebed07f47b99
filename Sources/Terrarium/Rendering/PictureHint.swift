package import TerrariumLayout

/// How the picture draws a node inside its frame.
///
/// Text is drawn from `SnapshotNode.lines`; the hint is for everything else.
package enum PictureHint: Sendable, Hashable {
    /// Nothing of its own.
    case none
    /// A colour: an opaque one clears the cells behind it, a translucent one leaves them.
    case fill(opaque: Bool)
    /// A colour behind a view. Where the view touches the window's safe area on one of these edges, it reaches out of it.
    case backdrop(opaque: Bool, reaching: Edge.Set)
    /// The same over a view, and over what is inside.
    case cover(opaque: Bool, reaching: Edge.Set)
    /// A border on top of the content: `+--+`, where the content left cells blank.
    case border
    /// A shape: `+--+`; an opaquely filled one clears the cells behind it.
    case shape(opaque: Bool)
    /// A line along the top or the leading edge of the frame.
    case divider(vertical: Bool)
    /// The name of an image.
    case image(String)
    /// `[x]` or `[ ]` at the trailing end.
    case toggle(Bool)
    /// `[Name____]`: the value, else the prompt (attribute `prompt`, else the text).
    case field(secure: Bool)
    /// The node's value at the trailing end.
    case value
    /// A track with its knob; the fraction runs from 0 to 1.
    case slider(Double)
    /// `[-][+]` at the trailing end.
    case stepper
    /// A bar filled to the fraction, or, without one, a sign that something is going on.
    case progress(Double?)
    /// The node's own text, centred in the frame: titles of bars, tab items, back buttons.
    case title
}
