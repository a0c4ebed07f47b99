public import Foundation

/// Where the lines of a text stand in its frame.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// At the side at which reading begins.
    case leading
    /// In the middle.
    case center
    /// At the side at which reading ends.
    case trailing
}

extension Text {
    /// Which part of a text that does not fit gives way to an ellipsis.
    public enum TruncationMode: Hashable, Sendable {
        /// The beginning.
        case head
        /// The end.
        case tail
        /// The middle.
        case middle
    }

    /// The case in which the letters of a text are shown.
    public enum Case: Hashable, Sendable {
        /// Capital letters.
        case uppercase
        /// Small letters.
        case lowercase
    }
}

extension EnvironmentValues {
    /// Where the lines of texts that have several stand.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }

    /// Which part of a text that does not fit gives way to an ellipsis.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// The distance between the lines of a text, in points.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// Whether a text may move its characters closer together so that it fits.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }

    /// How small, as a part of 1, the font of a text may become so that it fits.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }

    /// The case in which letters are shown; nil leaves them as they are.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}

struct MultilineTextAlignmentKey: BuiltInEnvironmentKey {
    static let defaultValue = TextAlignment.leading
}

struct TruncationModeKey: BuiltInEnvironmentKey {
    static let defaultValue = Text.TruncationMode.tail
}

struct LineSpacingKey: BuiltInEnvironmentKey {
    static let defaultValue: CGFloat = 0
}

struct AllowsTighteningKey: EnvironmentKey {
    static let defaultValue = false
}

struct MinimumScaleFactorKey: BuiltInEnvironmentKey {
    static let defaultValue: CGFloat = 1
}

struct TextCaseKey: BuiltInEnvironmentKey {
    static let defaultValue: Text.Case? = nil
}

extension View {
    /// Places the lines of texts that have several.
    public nonisolated func multilineTextAlignment(
        _ alignment: TextAlignment, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentModifier(
                keyPath: \.multilineTextAlignment, value: alignment, line: SourceLine(fileID: fileID, line: line),
                styles: [SnapshotAttribute("multilineTextAlignment", "\(alignment)")]))
    }

    /// Chooses the part of texts that gives way to an ellipsis where they do not fit.
    public nonisolated func truncationMode(
        _ mode: Text.TruncationMode, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentModifier(
                keyPath: \.truncationMode, value: mode, line: SourceLine(fileID: fileID, line: line),
                styles: [SnapshotAttribute("truncationMode", "\(mode)")]))
    }

    /// Sets the distance between the lines of texts.
    public nonisolated func lineSpacing(
        _ lineSpacing: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentModifier(
                keyPath: \.lineSpacing, value: lineSpacing, line: SourceLine(fileID: fileID, line: line),
                styles: [SnapshotAttribute("lineSpacing", lineSpacing)]))
    }

    /// Lets texts move their characters closer together so that they fit. It is recorded, and changes no size.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }

    /// Lets the font of texts become smaller, down to a part of its size, so that they fit.
    public nonisolated func minimumScaleFactor(
        _ factor: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentModifier(
                keyPath: \.minimumScaleFactor, value: factor, line: SourceLine(fileID: fileID, line: line),
                styles: [SnapshotAttribute("minimumScaleFactor", factor)]))
    }

    /// Shows letters in one case; nil shows them as they are.
    public nonisolated func textCase(
        _ textCase: Text.Case?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentModifier(
                keyPath: \.textCase, value: textCase, line: SourceLine(fileID: fileID, line: line),
                styles: textCase.map { [SnapshotAttribute("textCase", "\($0)")] } ?? []))
    }
}
