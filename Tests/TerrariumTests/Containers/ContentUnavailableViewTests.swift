import Foundation
import Terrarium
import Testing

@MainActor
struct ContentUnavailableViewTests {
    @Test func labelDescriptionAndActionsShow() throws {
        let log = Log()
        let host = host {
            ContentUnavailableView {
                Label("No Mail", systemImage: "tray")
            } description: {
                Text("New mail appears here.")
            } actions: {
                Button("Refresh") { log("refreshed") }
            }
        }
        #expect(host.texts == ["No Mail", "New mail appears here.", "Refresh"])
        try host.tap("Refresh")
        #expect(log.entries == ["refreshed"])
    }

    @Test func itTakesTheSpaceAndStandsInTheMiddle() {
        checkOutline(
            ContentUnavailableView("No Mail", systemImage: "tray"),
            """
            frame maxWidth=inf maxHeight=inf
              VStack @60,42 80x16
                HStack
                  Image "tray" system @0,0 16x16
                  Text "No Mail" @24,0 56x16
            """)
    }

    @Test func aSearchNamesWhatWasNotFound() {
        let host = host(400, 200) {
            VStack {
                ContentUnavailableView.search(text: "tea")
                ContentUnavailableView.search
            }
        }
        #expect(host.texts.contains("No Results for “tea”"))
        #expect(host.texts.contains("No Results"))
    }
}
