import Foundation
import Terrarium
import Testing

@MainActor
struct DialogPanelTests {
    private struct Asking: View {
        let title: String
        let message: String
        let buttons: [String]
        var body: some View {
            Text("root").alert(title, isPresented: .constant(true)) {
                ForEach(buttons, id: \.self) { Button($0) {} }
            } message: {
                Text(message)
            }
        }
    }

    private func panel(_ width: CGFloat, _ title: String, _ message: String, _ buttons: String...) throws -> String {
        let host = host(width, 300) { Asking(title: title, message: message, buttons: buttons) }
        let lines = host.outline(.layout.within(.role(.dialog))).split(separator: "\n").map(String.init)
        return lines.joined(separator: "\n")
    }

    @Test func twoButtonsStandInARow() throws {
        let lines = try panel(300, "Sure?", "It goes.", "No", "Yes")
        #expect(
            lines == """
                dialog "Sure?" @15,94 270x112
                  Text "Sure?" @115,16 40x16
                  Text "It goes." @103,48 64x16
                  Button "No" [tap] @16,80 16x16
                  Button "Yes" [tap] @230,80 24x16
                """)
    }

    @Test func threeButtonsStandInAColumn() throws {
        let lines = try panel(300, "Sure?", "It goes.", "No", "Yes", "Later")
        #expect(
            lines == """
                dialog "Sure?" @15,62 270x176
                  Text "Sure?" @115,16 40x16
                  Text "It goes." @103,48 64x16
                  Button "No" [tap] @127,80 16x16
                  Button "Yes" [tap] @123,112 24x16
                  Button "Later" [tap] @115,144 40x16
                """)
    }

    @Test func twoButtonsThatHaveNoRoomStandInAColumn() throws {
        let lines = try panel(100, "Sure?", "It goes.", "Not at all", "Certainly")
        #expect(
            lines == """
                dialog "Sure?" @0,62 100x176
                  Text "Sure?" @30,16 40x16
                  Text "It goes." @18,48 64x16
                  Button "Not at all" [tap] @26,80 48x32
                  Button "Certainly" [tap] @18,128 64x32
                """)
    }

    @Test func aNarrowWindowNarrowsThePanelAndWrapsTheMessage() throws {
        let lines = try panel(120, "Sure?", "It cannot be brought back.", "OK")
        #expect(
            lines == """
                dialog "Sure?" @0,78 120x144
                  Text "Sure?" @40,16 40x16
                  Text "It cannot be brought back." @20,48 80x48
                  Button "OK" [tap] @52,112 16x16
                """)
    }
}
