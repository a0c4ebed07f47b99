import Foundation
import Testing

@testable import Terrarium

@Suite struct EnvironmentKeyNameTests {
    private enum ThemeKey: EnvironmentKey { static var defaultValue: Int { 0 } }
    private enum __Key_showDialog: EnvironmentKey { static var defaultValue: Int { 0 } }
    private enum Key: EnvironmentKey { static var defaultValue: Int { 0 } }
    private enum Limit: EnvironmentKey { static var defaultValue: Int { 0 } }
    private enum Fruit { case apple, pear(Int) }
    private final class Model {}

    @Test func keysAreNamedByTheirTypes() {
        #expect(EnvironmentKeyName.name(of: ThemeKey.self) == "theme")
        #expect(EnvironmentKeyName.name(of: __Key_showDialog.self) == "showDialog")
        #expect(EnvironmentKeyName.name(of: Key.self) == "key")
        #expect(EnvironmentKeyName.name(of: Limit.self) == "limit")
        #expect(EnvironmentKeyName.path(of: ThemeKey.self) == "\\.theme")
    }

    @Test func valuesAreOneWordOrQuoted() {
        check("a b", "\"a b\"")
        check(12, "12")
        check(1.5, "1.5")
        check(2.0, "2")
        check(true, "true")
        check(Fruit.apple, "apple")
        check(Fruit.pear(3), "pear")
        check(Int?.none, "nil")
        check(Int?.some(4), "4")
        check({ 1 }, "<action>")
        check(PingAction { "" }, "<action>")
        check([1, 2], "Array")
        check(Theme(), "Theme")
        check(Locale(identifier: "ja_JP"), "ja_JP")
        check(TimeZone(identifier: "Asia/Tokyo"), "Asia/Tokyo")
        check(Calendar(identifier: .gregorian), "gregorian")
    }

    private func check<Value>(_ value: Value, _ expected: String) {
        #expect(EnvironmentKeyName.text(of: value) == expected)
    }
}
