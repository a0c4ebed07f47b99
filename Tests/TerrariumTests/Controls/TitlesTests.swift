import Foundation
import Terrarium
import Testing

private struct Form: View {
    @State private var size = 1
    @State private var weight = 0.5
    let name = "Ada"

    var body: some View {
        VStack {
            LabeledContent(name, value: name)
            LabeledContent("Share", value: 0.5, format: .percent)
            Stepper("Weight", value: $weight, in: 0...2, step: 0.5, format: .number)
            Stepper(onIncrement: { size += 1 }, onDecrement: nil) { Text("Size \(size)") }
            GroupBox(label: Text("Group")) { Text("inside") }
            DisclosureGroup(name) { Text("details") }
        }
        .environment(\.locale, Locale(identifier: "en_US"))
    }
}

@MainActor
struct TitlesTests {
    @Test func titlesAndOlderFormsWork() throws {
        let host = host(300, 400) { Form() }
        #expect(host.texts.starts(with: ["Ada", "Ada", "Share", "50%"]))
        try host.increment(.label("Size 1"))
        #expect(host.texts.contains("Size 2"))
        try host.increment(.label("Weight"))
        #expect(try host.find(.label("Weight")).value == "1")
        #expect(host.texts.contains("inside"))
        #expect(!host.texts.contains("details"))
    }

    @Test func aLabeledValueIsWrittenInTheLocaleOfTheSurroundings() {
        let host = host(300, 400) {
            LabeledContent("Share", value: 1234.5, format: .number)
                .environment(\.locale, Locale(identifier: "de_DE"))
        }
        #expect(host.texts == ["Share", "1.234,5"])
    }

    @Test func aPickerCanHaveASymbol() throws {
        let host = host {
            Picker("Tea", systemImage: "leaf", selection: .constant(1)) { Text("Green").tag(1) }
        }
        #expect(host.texts.contains("Green"))
    }
}
