import Foundation
import Terrarium
import Testing

@MainActor
struct TextDateFormatterTests {
    @Test func aDateIsShownAsTheFormatterPrintsIt() {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy"
        formatter.timeZone = .gmt
        let host = host { Text(Date(timeIntervalSince1970: 0), formatter: formatter) }
        #expect(host.texts == ["1970"])
    }
}
