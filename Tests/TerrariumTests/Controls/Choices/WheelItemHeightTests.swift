import Foundation
import Terrarium
import Testing

@MainActor
struct WheelItemHeightTests {
    private struct Reader: View {
        @Environment(\.defaultWheelPickerItemHeight) private var height
        var body: some View { Text("\(Int(height))") }
    }

    @Test func optionsAreAsHighAsTheModifierSays() throws {
        let host = host(300, 300) {
            VStack {
                Picker("Size", selection: .constant(1)) {
                    Text("One").tag(1)
                    Text("Two").tag(2)
                }
                .pickerStyle(.wheel)
                Reader()
            }
            .defaultWheelPickerItemHeight(50)
        }
        #expect(try host.frame(of: .label("Two")).height == 50)
        #expect(host.texts == ["One", "Two", "50"])
    }

    @Test func withoutOneTheSystemDecides() {
        #expect(host(100, 100) { Reader() }.texts == ["32"])
    }

    @Test func aHeightThatIsNoNumberIsNone() throws {
        let host = host(300, 300) {
            Picker("Size", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.wheel)
                .defaultWheelPickerItemHeight(.nan)
        }
        #expect(try host.frame(of: .label("One")).height == 0)
    }
}
