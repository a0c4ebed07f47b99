import Foundation
import TerrariumLayout
import Testing

@testable import Terrarium

@MainActor
@Suite struct TextTests {
    @Test func literalsAndVariables() {
        let variable = "**not** bold"
        checkOutline(Text("Hello"), "Text \"Hello\" @80,42 40x16")
        checkOutline(Text("**Hello**"), "Text \"Hello\" bold @80,42 40x16")
        checkOutline(Text(variable), "Text \"**not** bold\" @52,42 96x16")
        checkOutline(Text(verbatim: "*a*"), "Text \"*a*\" @88,42 24x16")
    }

    @Test func modifiersAreStylesOfTheLine() {
        checkOutline(
            Text("Hello").font(.title).bold().foregroundColor(.red),
            "Text \"Hello\" bold font=title foreground=red @80,42 40x16")
        checkOutline(
            Text("Hello").italic().underline().strikethrough().monospacedDigit().fontWeight(.light).kerning(2),
            "Text \"Hello\" fontWeight=light italic kerning=2 monospacedDigit strikethrough underline @80,42 40x16")
        checkOutline(Text("Hello").bold(false).underline(false), "Text \"Hello\" @80,42 40x16")
    }

    @Test func partsAreNamed() {
        checkOutline(
            Text("Hello ") + Text("you").bold(), "Text \"Hello you\" bold(\"you\") @64,42 72x16")
        checkOutline(
            Text("Read [this](https://a.b)"),
            """
            Text "Read this" link("this")=https://a.b @64,42 72x16
              link "this" to="https://a.b" [tap] @40,0 32x16
            """)
    }

    @Test func surroundings() {
        checkOutline(Text("Hello").textCase(.uppercase), "Text \"HELLO\" textCase=uppercase @80,42 40x16")
        let number = 1234
        checkOutline(
            Text("\(number)").environment(\.locale, Locale(identifier: "de_DE")), "Text \"1.234\" @80,42 40x16")
    }

    @Test func fontsDecideTheSizeOfScaledText() {
        func size<V: View>(_ view: V) throws -> CGSize {
            let host = ViewHost(size: CGSize(width: 400, height: 100), textMetrics: .scaled) { view }
            return try host.frame(of: .text("aaaa")).size
        }
        func check<V: View>(_ view: V, _ width: CGFloat, _ height: CGFloat) throws {
            #expect(try size(view) == CGSize(width: width, height: height))
        }
        #expect(throws: Never.self) {
            try check(Text("aaaa"), 34, 21)
            try check(Text("aaaa").font(.system(size: 20)), 40, 24)
            try check(Text("aaaa").font(.largeTitle), 68, 41)
            try check(Text("aaaa").font(.caption).environment(\.font, .largeTitle), 24, 15)
            try check(Text("aaaa").dynamicTypeSize(.accessibility5), 106, 64)
            try check(VStack { Text("aaaa") }.font(.title), 56, 34)
            try check(Text("aaaa").textScale(.secondary).font(.system(size: 20)), 32, 20)
        }
    }

    /// What a text of one line shows in ten cells.
    private func shown<V: View>(_ view: V, lines: Int = 1) -> [String] {
        let host = ViewHost(size: CGSize(width: 80, height: 16 * lines)) { view }
        let rows = host.picture().split(separator: "\n").dropFirst().dropLast()
        return rows.map { $0.dropFirst().dropLast().trimmingCharacters(in: .whitespaces) }
    }

    @Test func whatIsTooLongIsCutWhereTheModeSays() {
        let text = Text("abcdefghijklmnopqrst")
        #expect(shown(text) == ["abcdefghi…"])
        #expect(shown(text.truncationMode(.head)) == ["…lmnopqrst"])
        #expect(shown(text.truncationMode(.middle)) == ["abcde…qrst"])
        #expect(shown(text.lineLimit(1), lines: 3).filter { !$0.isEmpty } == ["abcdefghi…"])
    }

    @Test func wordsWrapAndLongWordsBreak() {
        #expect(shown(Text("one two three four"), lines: 3) == ["one two", "three four", ""])
        #expect(shown(Text("a verylongwordindeed"), lines: 3) == ["a", "verylongwo", "rdindeed"])
        #expect(shown(Text("one\ntwo\n"), lines: 3) == ["one", "two", ""])
    }

    @Test func linesAreAlignedWithinTheText() {
        let text = Text("one two\nthree")
        func rows(_ alignment: TextAlignment) -> [String] {
            let host = ViewHost(size: CGSize(width: 56, height: 32)) { text.multilineTextAlignment(alignment) }
            return host.picture().split(separator: "\n").map(String.init)
        }
        #expect(rows(.leading)[2] == "|three  |")
        #expect(rows(.center)[2] == "| three |")
        #expect(rows(.trailing)[2] == "|  three|")
    }

    @Test func wideCharactersTakeTwoCells() {
        #expect(shown(Text("日本語の文字列"), lines: 2) == ["日本語の文", "字列"])
        // A closing mark does not begin a line: the character before it goes along.
        #expect(shown(Text("日本語の文、字"), lines: 2) == ["日本語の", "文、字"])
        func width(_ text: String) -> CGFloat? {
            host { Text(verbatim: text) }.all(.view(Text.self)).first?.frame.width
        }
        #expect(width("👩‍👩‍👧‍👦") == 16)
        #expect(width("👍🏽🇩🇪") == 32)
        #expect(width("e\u{301}") == 8)
        #expect(width("שלום") == 32)
        #expect(width("ｱ") == 8)
        #expect(width("Ａ") == 16)
    }
}
