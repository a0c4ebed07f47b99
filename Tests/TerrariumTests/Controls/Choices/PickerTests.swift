import Foundation
import Terrarium
import Testing

private enum Size: String, CaseIterable, Identifiable {
    case small, large
    var id: Self { self }
}

private struct Order: View {
    @State var colour = "red"
    @State var size = Size.small
    @State var extra: Int?

    var body: some View {
        VStack {
            Picker("Colour", selection: $colour) {
                Text("Red").tag("red")
                Text("Green").tag("green")
            }
            Picker("Size", selection: $size) {
                ForEach(Size.allCases) { Text($0.rawValue) }
            }
            Picker("Extra", selection: $extra) {
                Text("None").tag(nil as Int?)
                Text("One").tag(1 as Int?)
            }
            Text(verbatim: "\(colour) \(size) \(extra.map { "\($0)" } ?? "-")")
        }
    }
}

@MainActor
struct PickerTests {
    @Test func optionsAreChosenByWhatIsShown() throws {
        let host = host(300, 200) { Order() }
        try host.select("Green", in: .label("Colour"))
        #expect(host.texts.last == "green small -")
        #expect(try host.find(.label("Colour")).value == "Green")
    }

    @Test func optionsAreChosenByTheirTag() throws {
        let host = host(300, 200) { Order() }
        try host.set(.label("Colour"), selecting: "green")
        try host.set(.label("Size"), selecting: Size.large)
        try host.set(.label("Extra"), selecting: 1)
        #expect(host.texts.last == "green large 1")
    }

    @Test func theIdentityOfARowIsItsTag() throws {
        let host = host(300, 200) { Order() }
        try host.select("large", in: .label("Size"))
        #expect(host.texts.last == "red large -")
    }

    @Test func anOptionMayBeNothing() throws {
        let host = host(300, 200) { Order(extra: 1) }
        #expect(try host.find(.label("Extra")).value == "One")
        try host.select("None", in: .label("Extra"))
        #expect(host.texts.last == "red small -")
    }

    @Test func anOptionThatIsNotThereIsRefused() {
        let host = host(300, 200) { Order() }
        #expect(throws: (any Error).self) { try host.select("Blue", in: .label("Colour")) }
        #expect(throws: (any Error).self) { try host.set(.label("Colour"), selecting: "blue") }
        #expect(host.texts.last == "red small -")
    }

    @Test func aSelectionOfNoOptionShowsNone() throws {
        let host = host(300, 200) { Order(colour: "gone") }
        #expect(try host.find(.label("Colour")).value == nil)
        #expect(host.issues.map(\.kind) == [.unmatchedSelection])
        #expect(host.issues[0].message.contains("gone"))
    }

    @Test func whatIsDisabledRefuses() {
        let host = host(300, 200) { Order().disabled(true) }
        #expect(throws: ViewQueryError.self) { try host.select("Green", in: .label("Colour")) }
    }
}
