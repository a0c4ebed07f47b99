import Foundation
import Terrarium
import Testing

@MainActor
struct ControlsTests {
    struct Form: View {
        @State var isOn = false
        @State var name = ""
        @State var volume = 0.5
        @State var count = 1
        @State var colour = "red"
        var body: some View {
            VStack {
                Toggle("Wi-Fi", isOn: $isOn)
                TextField("Name", text: $name)
                Slider(value: $volume)
                Stepper("Count", value: $count, in: 0...3)
                Picker("Colour", selection: $colour) {
                    Text("Red").tag("red")
                    Text("Green").tag("green")
                }
                Text(verbatim: "\(isOn ? "on" : "off") \(name) \(volume) \(count) \(colour)")
            }
        }
    }

    @Test func everyControlActs() throws {
        let host = host(300, 300) { Form() }
        try host.tap(.toggle("Wi-Fi"))
        try host.type("Ada", into: .field("Name"))
        try host.set(.role(.slider), to: 0.25)
        try host.increment(.label("Count"))
        try host.select("Green", in: .role(.picker))
        #expect(host.texts.last == "on Ada 0.25 2 green")
        try host.set(.role(.picker), selecting: "red")
        try host.set(.toggle("Wi-Fi"), to: false)
        try host.set(.label("Count"), to: 9)
        #expect(host.texts.last == "off Ada 0.25 3 red")
    }

    @Test func framesFollowTheChrome() throws {
        let host = host(300, 300) { Form() }
        #expect(try host.frame(of: .toggle("Wi-Fi")).size == CGSize(width: 300, height: 31))
        #expect(try host.frame(of: .field("Name")).size == CGSize(width: 300, height: 22))
        #expect(try host.frame(of: .role(.slider)).size == CGSize(width: 300, height: 31))
        #expect(try host.frame(of: .role(.stepper)).size == CGSize(width: 300, height: 32))
    }
}
