/// How wide terminals draw a character: good enough to put a caret in its place.
enum LineWidth {
    static func columns(of character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        if scalar.isASCII { return 1 }
        return scalar.properties.isEmojiPresentation || wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }

    static func blank(for character: Character) -> String {
        String(repeating: " ", count: columns(of: character))
    }

    /// Hangul, kana and ideographs with their punctuation and full-width forms.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f, 0xff00...0xff60,
        0xffe0...0xffe6, 0x20000...0x3fffd,
    ]
}
