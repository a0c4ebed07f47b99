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
}
