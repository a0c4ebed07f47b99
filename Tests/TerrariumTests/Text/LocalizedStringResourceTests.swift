import Foundation
import Testing

@testable import Terrarium

@Suite struct LocalizedStringResourceTests {
    @Test func stringsWithoutATranslation() {
        let (name, count) = ("Ann", 12_345)
        #expect(String(localized: "Hello") == "Hello")
        #expect(String(localized: "Hello \(name), \(count)") == "Hello Ann, 12,345")
        #expect(String(localized: "\(count)", locale: Locale(identifier: "de_DE")) == "12.345")
        #expect(String(localized: "title", defaultValue: "Title of \(name)") == "Title of Ann")
        #expect(String(localized: "**bold**") == "**bold**")
    }

    @Test func resources() {
        let name = "Ann"
        let resource: LocalizedStringResource = "Hello \(name)"
        #expect(resource.key == "Hello %@")
        #expect(String(localized: resource) == "Hello Ann")
        #expect(String(localized: LocalizedStringResource("title", defaultValue: "Title")) == "Title")
        #expect(Text(resource).plainString == "Hello Ann")
        #expect(LocalizedStringResource("a") == "a")
        #expect(LocalizedStringResource("a") != LocalizedStringResource("a", table: "t"))
    }
}
