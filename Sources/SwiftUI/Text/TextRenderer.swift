public import Foundation
public import Terrarium
public import TerrariumLayout

/// Draws the texts below in its own way. A host draws no text: it records the renderer's name, and calls nothing of it.
public protocol TextRenderer: Animatable {
    /// Draws a text.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    /// How large a text is that is drawn so. A host lays texts out in cells all the same.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// How far what is drawn may reach out of the text.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer is to draw.
public struct TextProxy {
    private let size: CGSize

    init(size: CGSize) {
        self.size = size
    }

    /// How large the text is.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
}

extension View {
    /// Draws the texts below in another way: `textRenderer=Wave`.
    public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        recorded(SnapshotAttribute("textRenderer", typeName(of: T.self)))
    }
}

extension Text {
    /// The lines of a text, for renderers. A host makes none.
    public struct Layout: RandomAccessCollection, Equatable {
        private let lines: [Line] = []

        init() {}

        /// Whether the text did not fit.
        public var isTruncated: Bool { false }

        public var startIndex: Int { lines.startIndex }
        public var endIndex: Int { lines.endIndex }
        public subscript(index: Int) -> Line { lines[index] }

        /// How large something is that is set in type.
        public struct TypographicBounds: Equatable, Sendable {
            public var origin = CGPoint.zero
            public var width: CGFloat = 0
            public var ascent: CGFloat = 0
            public var descent: CGFloat = 0
            public var leading: CGFloat = 0

            public init() {}

            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        /// A character's place in the text.
        public struct CharacterIndex: Comparable, Hashable, Sendable {
            private let offset: Int

            init(offset: Int) {
                self.offset = offset
            }

            public static func < (one: Self, other: Self) -> Bool { one.offset < other.offset }
        }

        /// One line.
        public struct Line: RandomAccessCollection, Equatable {
            private let runs: [Run] = []
            public var origin = CGPoint.zero

            init() {}

            public var typographicBounds: TypographicBounds { TypographicBounds() }
            public var startIndex: Int { runs.startIndex }
            public var endIndex: Int { runs.endIndex }
            public subscript(index: Int) -> Run { runs[index] }
        }

        /// Characters that look alike.
        public struct Run: RandomAccessCollection, Equatable {
            init() {}

            public var typographicBounds: TypographicBounds { TypographicBounds() }
            public var layoutDirection: LayoutDirection { .leftToRight }
            public var characterIndices: [CharacterIndex] { [] }
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

            /// What the program said of the characters.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
        }

        /// Some of the characters of a run.
        public struct RunSlice: RandomAccessCollection, Equatable {
            public let run: Run
            public let indices: Range<Int>

            public init(run: Run, indices: Range<Int>) {
                self.run = run
                self.indices = indices
            }

            public var typographicBounds: TypographicBounds { TypographicBounds() }
            public var characterIndices: [CharacterIndex] { [] }
            public var startIndex: Int { indices.lowerBound }
            public var endIndex: Int { indices.upperBound }
            public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

            /// What the program said of the characters.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
        }

        /// How glyphs are drawn.
        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32

            public init(rawValue: UInt32) {
                self.rawValue = rawValue
            }

            public static let disablesSubpixelQuantization = Self(rawValue: 1)
        }
    }
}

extension GraphicsContext {
    /// Draws a line of a text.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}

    /// Draws characters of a text.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}

    /// Draws characters of a text.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}
