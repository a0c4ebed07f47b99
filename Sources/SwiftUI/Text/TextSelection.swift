public import Terrarium

/// A selection in a text, or the place of the cursor.
public struct TextSelection: Hashable, Sendable {
    /// The parts of a text that are selected.
    public enum Indices: Hashable, Sendable {
        /// One part; an empty one is the cursor.
        case selection(Range<String.Index>)
        /// Several parts.
        case multiSelection(RangeSet<String.Index>)
    }

    public var indices: Indices

    /// A part of a text.
    public init(range: Range<String.Index>) {
        indices = .selection(range)
    }

    /// Several parts of a text.
    public init(ranges: RangeSet<String.Index>) {
        indices = .multiSelection(ranges)
    }

    /// The cursor at a place.
    public init(insertionPoint: String.Index) {
        indices = .selection(insertionPoint..<insertionPoint)
    }

    /// Whether the selection is only the cursor.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }
}

extension TextField where Label == Text {
    /// A field with a title. The selection is not followed: a host replaces or appends text as a whole.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis = .horizontal
    ) {
        self.init(titleKey, text: text, prompt: prompt, axis: axis)
    }
}

extension TextEditor {
    /// An editor of a text. The selection is not followed: a host replaces or appends text as a whole.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.init(text: text)
    }
}
