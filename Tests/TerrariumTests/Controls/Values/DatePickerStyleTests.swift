import Foundation
import Terrarium
import Testing

@MainActor
struct DatePickerStyleTests {
    @Test func stylesAreNamed() {
        let host = host(300, 100) {
            DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
                .datePickerStyle(.graphical).environment(\.timeZone, .gmt)
        }
        #expect(host.outline(.structure).contains("value=\"1970-01-01\" style=graphical"))
    }
}
