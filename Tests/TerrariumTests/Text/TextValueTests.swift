import Foundation
import Testing

@testable import Terrarium

@Suite struct TextValueTests {
    @Test func commonTextsAreSmall() {
        #expect(MemoryLayout<Text>.size <= 40)
        #expect(TextValue(verbatim: "a").plainVerbatim == "a")
        #expect(TextValue(verbatim: "a").applying(.bold(true)).plainVerbatim == nil)
        #expect(TextValue("a").plainVerbatim == nil)
    }

    @Test func equality() {
        #expect(Text("a") == Text("a"))
        #expect(Text("a") != Text(verbatim: "a"))
        #expect(Text("a").bold() == Text("a").bold())
        #expect(Text("a").bold() != Text("a").italic())
        #expect(Text("a") + Text("b") == Text("a") + Text("b"))
        #expect(Text("a") + Text("b") != Text("a") + Text("c"))
        #expect(Text("a", tableName: "t") == Text("a", tableName: "t"))
        #expect(Text("a", tableName: "t") != Text("a", tableName: "u"))
        #expect(Text(3, format: .number) == Text(3, format: .number))
        #expect(Text(3, format: .number) != Text(4, format: .number))
    }

    @Test func theInnermostModifierCounts() {
        let text = (Text("a").bold(false) + Text("b")).bold().italic().value.resolve(in: TextSettings())
        #expect(text.string == "ab")
        #expect(text.runs.map(\.attributes.isBold) == [false, true])
        #expect(text.runs.map(\.attributes.isItalic) == [true, true])
    }

    @Test func modifiersAddUp() {
        let text = TextValue("a").applying(.bold(true)).applying(.italic(true))
        #expect(text == TextValue("a").applying(.bold(true)).applying(.italic(true)))
        #expect(text != TextValue("a").applying(.italic(true)).applying(.bold(true)))
        let run = text.resolve(in: TextSettings()).runs[0]
        #expect(run.attributes.isBold == true && run.attributes.isItalic == true)
    }

    @Test func lettersOfOneKind() {
        let text = TextValue("straße")
        #expect(text.resolve(in: TextSettings(textCase: .uppercase)).string == "STRASSE")
        #expect(TextValue("ABC").resolve(in: TextSettings(textCase: .lowercase)).string == "abc")
        let turkish = TextSettings(locale: Locale(identifier: "tr_TR"), textCase: .uppercase)
        #expect(TextValue("i").resolve(in: turkish).string == "İ")
    }

    @Test func onlyTextsThatCountDependOnTime() {
        #expect(!Text("a").value.dependsOnTime)
        #expect(!Text(.now, style: .date).value.dependsOnTime)
        #expect((Text("a") + Text(.now, style: .timer)).value.dependsOnTime)
    }
}
