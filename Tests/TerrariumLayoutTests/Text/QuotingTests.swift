import Testing

@testable import TerrariumLayout

@Suite struct QuotingTests {
    private static let texts: [(text: String, quoted: String)] = [
        ("", #""""#),
        ("hello", #""hello""#),
        ("say \"hi\"", #""say \"hi\"""#),
        ("C:\\x", #""C:\\x""#),
        ("a\nb", #""a\nb""#),
        ("a\r\nb", #""a\u{D}\nb""#),
        ("\t\0\u{7F}\u{1B}[0m", #""\u{9}\u{0}\u{7F}\u{1B}[0m""#),
        ("\u{85}\u{2028}\u{2029}", #""\u{85}\u{2028}\u{2029}""#),
        // Text of any script stays.
        ("Grüße, 日本語　です。", #""Grüße, 日本語　です。""#),
        ("שלום مرحبا", #""שלום مرحبا""#),
        ("e\u{301} क\u{94D}ष", "\"e\u{301} क\u{94D}ष\""),
        ("\u{600}1", "\"\u{600}1\""),
        // What does not show.
        ("a\u{200B}b\u{200C}c\u{200D}d", #""a\u{200B}b\u{200C}c\u{200D}d""#),
        ("\u{FEFF}a\u{2060}\u{AD}", #""\u{FEFF}a\u{2060}\u{AD}""#),
        (
            "\u{202E}abc\u{202C}\u{2066}\u{2069}\u{200E}\u{200F}\u{61C}",
            #""\u{202E}abc\u{202C}\u{2066}\u{2069}\u{200E}\u{200F}\u{61C}""#
        ),
        ("a\u{E0041}\u{E0042}", #""a\u{E0041}\u{E0042}""#),
        ("a\u{FE0F}葛\u{E0100}", #""a\u{FE0F}葛\u{E0100}""#),
        ("\u{115F}\u{3164}\u{34F}\u{180E}", #""\u{115F}\u{3164}\u{34F}\u{180E}""#),
        ("\u{FFFF}\u{10FFFE}", #""\u{FFFF}\u{10FFFE}""#),
        // Spaces that look like an ordinary one.
        ("3\u{202F}PM a\u{A0}b\u{2003}c", #""3\u{202F}PM a\u{A0}b\u{2003}c""#),
        // Marks that would join what the quoting adds.
        ("\u{301}a", #""\u{301}a""#),
        ("\n\u{301}", #""\n\u{301}""#),
        ("\u{200B}\u{302}\u{303}x\u{304}", #""\u{200B}\u{302}\u{303}x"# + "\u{304}\""),
        ("\\\u{301}", #""\\\u{301}""#),
        // Emoji keep what they are made of.
        ("👩‍👩‍👧‍👦", "\"👩‍👩‍👧‍👦\""),
        ("❤️‍🔥 ❤️ 👩🏽‍🚀 🏳️‍🌈", "\"❤️‍🔥 ❤️ 👩🏽‍🚀 🏳️‍🌈\""),
        ("1\u{FE0F}\u{20E3}🇯🇵", "\"1\u{FE0F}\u{20E3}🇯🇵\""),
        ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "\"🏴󠁧󠁢󠁥󠁮󠁧󠁿\""),
        // And nothing else.
        ("1\u{FE0F}", #""1\u{FE0F}""#),
        ("❤\u{FE0E}", #""❤\u{FE0E}""#),
        ("😀\u{FE0F}", #""😀\u{FE0F}""#),
        ("❤\u{FE0F}\u{FE0F}", "\"❤\u{FE0F}" + #"\u{FE0F}""#),
        ("😀\u{200D}", #""😀\u{200D}""#),
        ("😀\u{200D}a", #""😀\u{200D}a""#),
        ("a\u{200D}😀", #""a\u{200D}😀""#),
        ("🏴\u{E0067}\u{E0062}", #""🏴\u{E0067}\u{E0062}""#),
        ("🏴\u{E0067}\u{E007F}", #""🏴\u{E0067}\u{E007F}""#),
    ]

    @Test(arguments: texts.indices) func quotes(index: Int) {
        let (text, expected) = Self.texts[index]
        // Equal strings may differ in bytes, and bytes are what the outline promises.
        #expect(Array(quoted(text).utf8) == Array(expected.utf8), "\(quoted(text))")
    }

    @Test func appends() {
        var line = "Text "
        line.appendQuoted("a\"b")
        #expect(line == #"Text "a\"b""#)
    }

    /// Different texts never look the same.
    @Test func quotingCanBeUndone() throws {
        for text in Self.texts.map(\.text) {
            #expect(try Array(unquoted(quoted(text)).utf8) == Array(text.utf8))
        }
    }

    private struct Malformed: Error {}

    private func unquoted(_ text: String) throws -> String {
        var scalars = text.unicodeScalars.dropFirst().dropLast()
        var result = String.UnicodeScalarView()
        while let scalar = scalars.popFirst() {
            guard scalar == "\\" else {
                result.append(scalar)
                continue
            }
            switch scalars.popFirst() {
            case "n": result.append("\n")
            case "u":
                let digits = scalars.dropFirst().prefix { $0 != "}" }
                scalars = scalars.dropFirst(digits.count + 2)
                guard let value = UInt32(String(digits), radix: 16), let escaped = Unicode.Scalar(value) else {
                    throw Malformed()
                }
                result.append(escaped)
            case let escaped?: result.append(escaped)
            case nil: throw Malformed()
            }
        }
        return String(result)
    }
}
