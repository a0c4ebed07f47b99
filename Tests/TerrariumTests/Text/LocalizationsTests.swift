import Foundation
import Testing

@testable import Terrarium

@Suite struct LocalizationsTests {
    /// A bundle with the given files.
    private func withBundle(_ files: [String: String], _ body: (Bundle) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Texts-\(UUID()).bundle")
        for (name, content) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(content.utf8).write(to: file)
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(try #require(Bundle(path: folder.path)))
    }

    private func shown(_ key: LocalizedStringKey, table: String? = nil, in bundle: Bundle, locale: String) -> String {
        TextValue(key, table: table, bundle: bundle).resolve(in: TextSettings(locale: Locale(identifier: locale)))
            .string
    }

    @Test func tablesOfStrings() throws {
        let files = [
            "de.lproj/Localizable.strings": "\"Hello %@\" = \"Hallo %@\"; \"%@ of %lld\" = \"%2$lld mal %1$@\";",
            "en.lproj/Localizable.strings": "\"title\" = \"Title\";",
            "de.lproj/Other.strings": "\"title\" = \"**Titel**\";",
        ]
        try withBundle(files) { bundle in
            let (name, count) = ("Ann", 3)
            #expect(shown("Hello \(name)", in: bundle, locale: "de_AT") == "Hallo Ann")
            #expect(shown("\(name) of \(count)", in: bundle, locale: "de") == "3 mal Ann")
            #expect(shown("Hello \(name)", in: bundle, locale: "en_US") == "Hello Ann")
            #expect(shown("title", in: bundle, locale: "en_US") == "Title")
            #expect(shown("title", in: bundle, locale: "fr") == "Title")
            #expect(shown("title", table: "Other", in: bundle, locale: "de") == "Titel")
        }
    }

    @Test func catalogues() throws {
        let catalogue = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
              "title": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Title"}}}},
              "%lld items": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
                "other": {"stringUnit": {"state": "translated", "value": "%lld things"}}}}}}},
              "bare": {}}}
            """
        try withBundle(["Localizable.xcstrings": catalogue]) { bundle in
            let count = 2
            #expect(shown("Hello", in: bundle, locale: "de") == "Hallo")
            #expect(shown("Hello", in: bundle, locale: "en") == "Hello")
            #expect(shown("title", in: bundle, locale: "de") == "Title")
            #expect(shown("\(count) items", in: bundle, locale: "en") == "2 things")
            #expect(shown("bare", in: bundle, locale: "en") == "bare")
        }
    }

    private func check(_ languages: [String], _ locale: String, is expected: String?) {
        #expect(Localizations.best(of: languages, for: Locale(identifier: locale), otherwise: "en") == expected)
    }

    @Test func theLanguageThatFitsBest() {
        check(["de", "de-AT", "en"], "de_AT", is: "de-AT")
        check(["de", "en"], "de_AT", is: "de")
        check(["de", "en"], "fr", is: "en")
        check(["Base", "de", "en"], "fr", is: "Base")
        check(["de"], "fr", is: nil)
        check(["zh-Hans"], "zh_Hans_CN", is: "zh-Hans")
    }
}
