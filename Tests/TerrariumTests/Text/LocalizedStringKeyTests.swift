import Foundation
import Testing

@testable import Terrarium

@Suite struct LocalizedStringKeyTests {
    private func check(
        _ key: LocalizedStringKey, is expected: String, shows text: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(key.key == expected, sourceLocation: sourceLocation)
        let shown = key.resolve(table: nil, bundle: nil, in: TextSettings()).string
        #expect(shown == text, sourceLocation: sourceLocation)
    }

    @Test func literalsAreTheirOwnKeys() {
        check("Hello", is: "Hello", shows: "Hello")
        check(LocalizedStringKey("100%"), is: "100%", shows: "100%")
        check("100 %@", is: "100 %@", shows: "100 %@")
    }

    @Test func interpolationsBecomePlaces() {
        let (name, count, share) = ("Ann", 12_345, 0.5)
        check("Hello \(name)", is: "Hello %@", shows: "Hello Ann")
        check("\(count) items", is: "%lld items", shows: "12,345 items")
        check("\(share, specifier: "%.1f") of \(name)", is: "%.1f of %@", shows: "0.5 of Ann")
        check("100% of \(count)", is: "100%% of %lld", shows: "100% of 12,345")
        check("\(Int8(1)) \(UInt(2)) \(CGFloat(3))", is: "%d %llu %lf", shows: "1 2 3.000000")
    }

    @Test func formatsAndDates() {
        let date = Date(timeIntervalSince1970: 1_000_000_000)
        check("\(0.25, format: .percent)", is: "%@", shows: "25%")
        check("On \(date, style: .date)", is: "On %@", shows: "On September 9, 2001")
        check("\(NSNumber(value: 3))", is: "%@", shows: "3")
    }

    @Test func marksAreReadInTheTextAndNotInItsArguments() {
        let name = "*Ann*"
        let text = LocalizedStringKey("**Hello** \(name)").resolve(table: nil, bundle: nil, in: TextSettings())
        #expect(text.string == "Hello *Ann*")
        #expect(text.runs.map(\.attributes.isBold) == [true, nil])
        let link = LocalizedStringKey("[here](https://a.b/\(5))").resolve(table: nil, bundle: nil, in: TextSettings())
        #expect(link.string == "here")
        #expect(link.runs.first?.attributes.link?.absoluteString == "https://a.b/5")
    }

    @Test func textsKeepWhatWasAskedOfThem() {
        let text = LocalizedStringKey("a \(Text(verbatim: "b").bold()) c")
            .resolve(table: nil, bundle: nil, in: TextSettings())
        #expect(text.string == "a b c")
        #expect(text.runs.map(\.string) == ["a ", "b", " c"])
        #expect(text.runs.map(\.attributes.isBold) == [nil, true, nil])
    }

    @Test func equality() {
        let (one, two) = (1, 2)
        #expect(LocalizedStringKey("a \(one)") == LocalizedStringKey("a \(one)"))
        #expect(LocalizedStringKey("a \(one)") != LocalizedStringKey("a \(two)"))
        #expect(LocalizedStringKey("a") != LocalizedStringKey("b"))
    }
}
