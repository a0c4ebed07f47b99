import Foundation
import Terrarium
import Testing

private struct Colours: View {
    @State var colour = "red"

    var body: some View {
        Picker("Colour", selection: $colour) {
            Text("Red").tag("red")
            Text("Green").tag("green")
            Text("Blue").tag("blue")
        }
        Text(verbatim: colour)
    }
}

@MainActor
struct PickerStyleLookTests {
    private func check<Content: View>(_ view: Content, _ expected: String, size: CGSize) {
        let lines = host(size.width, size.height) { view }.outline().split(separator: "\n").dropFirst()
        #expect(lines.map { $0.dropFirst(2) }.joined(separator: "\n") == expected)
    }

    @Test func segmentsAreEquallyWideAndTheLabelIsKnownByNameOnly() throws {
        check(
            VStack { Colours().pickerStyle(.segmented) },
            """
            VStack @0,24 300x56
              Colours
                Picker "Colour" value="Red" style=segmented [select] @0,0 300x32
                  option "Red" selected [tap] @0,0 100x32
                  option "Green" [tap] @100,0 100x32
                  option "Blue" [tap] @200,0 100x32
                Text "red" @138,40 24x16
            """, size: CGSize(width: 300, height: 104))
    }

    @Test func rowsStandBelowTheLabel() throws {
        check(
            VStack { Colours().pickerStyle(.inline) },
            """
            VStack @0,8 300x172
              Colours
                Picker "Colour" value="Red" style=inline [select] @0,0 300x148
                  Text "Colour" @0,0 48x16
                  option "Red" selected [tap] @0,16 300x44
                  option "Green" [tap] @0,60 300x44
                  option "Blue" [tap] @0,104 300x44
                Text "red" @138,156 24x16
            """, size: CGSize(width: 300, height: 188))
    }

    @Test func inAListTheOptionsAreRowsOfIt() throws {
        struct Settings: View {
            @State private var names = ["a", "b"]
            @State private var chosen = "a"
            @State private var isInline = true
            var body: some View {
                Form {
                    Section("Names") {
                        if isInline { picker.pickerStyle(.inline) } else { picker.pickerStyle(.segmented) }
                        Text("below")
                    }
                    Button("add") { names.append("c") }
                    Button("look") { isInline.toggle() }
                }
            }

            private var picker: some View {
                Picker("Name", selection: $chosen) { ForEach(names, id: \.self) { Text($0) } }
            }
        }
        let host = host(300, 600) { Settings() }
        #expect(host.texts == ["Names", "Name", "a", "b", "below", "add", "look"])
        #expect(host.all(.role(.row)).count == 6)
        #expect(
            host.outline(.layout.within(.role(.picker))) == """
                Picker "Name" value="a" style=inline [select]
                  row @16,54 268x44
                    Text "Name" @20,14 32x16
                  row @16,98 268x44
                    option "a" selected [tap] @20,14 228x16
                  row @16,142 268x44
                    option "b" [tap] @20,14 228x16

                """)
        try host.tap("b")
        try host.tap("add")
        #expect(host.texts == ["Names", "Name", "a", "b", "c", "below", "add", "look"])
        #expect(host.all(.role(.row)).count == 7)
        #expect(try host.find(.role(.picker)).value == "b")
        try host.select("c", in: .label("Name"))
        #expect(try host.find(.role(.picker)).value == "c")
        try host.tap("look")
        #expect(host.texts == ["Names", "a", "b", "c", "below", "add", "look"])
        #expect(host.all(.role(.row)).count == 4)
        try host.tap("a")
        #expect(try host.find(.role(.picker)).value == "a")
        try host.tap("look")
        #expect(host.all(.role(.row)).count == 7)
    }

    @Test func aWheelHasOneHeightHoweverManyOptionsItHas() throws {
        check(
            Picker("Minute", selection: .constant(1)) { ForEach(0..<3, id: \.self) { Text("\($0)") } }
                .pickerStyle(.wheel),
            """
            Picker "Minute" value="1" style=wheel [select] @0,42 300x216
              option "0" [tap] @0,60 300x32
              option "1" selected [tap] @0,92 300x32
              option "2" [tap] @0,124 300x32
            """, size: CGSize(width: 300, height: 300))
        let host = host(300, 300) {
            Picker("Minute", selection: .constant(1)) { ForEach(0..<60, id: \.self) { Text("\($0)") } }
                .pickerStyle(.wheel)
        }
        #expect(try host.frame(of: .label("Minute")).height == 216)
        #expect(host.texts.count == 60)
    }

    @Test(arguments: ["segmented", "inline", "wheel", "palette"])
    func anOptionIsChosenByATap(_ style: String) throws {
        let host = host(300, 400) {
            VStack {
                switch style {
                case "segmented": Colours().pickerStyle(.segmented)
                case "inline": Colours().pickerStyle(.inline)
                case "wheel": Colours().pickerStyle(.wheel)
                default: Colours().pickerStyle(.palette)
                }
            }
        }
        let label = style == "inline" ? ["Colour"] : []
        #expect(host.texts == label + ["Red", "Green", "Blue", "red"])
        try host.tap("Green")
        #expect(host.texts == label + ["Red", "Green", "Blue", "green"])
        #expect(try host.find(.label("Colour")).value == "Green")
        #expect(host.outline(.structure).contains("option \"Green\" selected [tap]"))
        #expect(host.outline(.structure).contains("option \"Red\" [tap]"))
        try host.select("Blue", in: .label("Colour"))
        #expect(host.texts.last == "blue")
        try host.set(.role(.picker), selecting: "red")
        #expect(host.texts.last == "red")
        #expect(host.issues.isEmpty)
    }

    @Test func optionsFollowWhatTheyShow() throws {
        struct Growing: View {
            @State private var names = ["a", "b"]
            @State private var chosen = "a"
            var body: some View {
                Picker("Name", selection: $chosen) {
                    ForEach(names, id: \.self) { Text("\($0) of \(names.count)") }
                }
                .pickerStyle(.segmented)
                Button("add") { names.append("c") }
                Button("remove") { names.removeFirst() }
            }
        }
        let host = host(300, 200) { VStack { Growing() } }
        #expect(host.texts == ["a of 2", "b of 2", "add", "remove"])
        try host.tap("add")
        #expect(host.texts == ["a of 3", "b of 3", "c of 3", "add", "remove"])
        #expect(try host.frame(of: "c of 3") == CGRect(x: 200, y: 60, width: 100, height: 32))
        try host.tap("c of 3")
        try host.tap("remove")
        #expect(host.texts == ["b of 2", "c of 2", "add", "remove"])
        #expect(try host.find(.label("Name")).value == "c of 2")
    }

    @Test func anOptionMayChangeByItself() throws {
        struct Changing: View {
            @State private var name = "one"
            var body: some View { Text(name).onAppear { name = "uno" } }
        }
        let host = host(300, 200) {
            Picker("Number", selection: .constant(1)) { Changing().tag(1) }.pickerStyle(.inline)
        }
        #expect(host.texts == ["Number", "uno"])
        #expect(try host.find(.role(.picker)).value == "uno")
    }

    @Test func whatMustNotBeChosenRefusesATap() throws {
        let host = host(300, 200) {
            Picker("Size", selection: .constant("s")) {
                Text("Small").tag("s")
                Text("Large").tag("l").selectionDisabled()
                Text("Lost").tag(3)
            }
            .pickerStyle(.segmented)
        }
        for name in ["Large", "Lost"] {
            #expect(throws: ViewQueryError.self) { try host.tap(.text(name)) }
        }
        let disabled = TerrariumTests.host(300, 200) { VStack { Colours().pickerStyle(.segmented).disabled(true) } }
        #expect(throws: ViewQueryError.self) { try disabled.tap("Green") }
    }

    @Test func whatDividesTheOptionsIsNone() throws {
        struct Sizes: View {
            @State private var size = 1
            var body: some View {
                Picker("Size", selection: $size) {
                    Section("Small") { Text("S").tag(1) }
                    Divider()
                    Section("Large") { Text("L").tag(2) }
                }
            }
        }
        let host = host(300, 300) { Sizes().pickerStyle(.inline) }
        #expect(
            host.outline(.structure) == """
                window
                  Sizes
                    Picker "Size" value="S" style=inline [select]
                      Text "Size"
                      Text "Small"
                      option "S" selected [tap]
                      Divider
                      Text "Large"
                      option "L" [tap]

                """)
        try host.tap("L")
        #expect(try host.find(.role(.picker)).value == "L")
        let error = #expect(throws: ViewQueryError.self) { try host.select("Large", in: .role(.picker)) }
        #expect(error?.message.contains(#"Its options: "S", "L"."#) == true)
        let pushed = TerrariumTests.host(300, 500) { NavigationStack { Sizes().pickerStyle(.navigationLink) } }
        try pushed.tap("Size")
        #expect(pushed.all(.role(.header)).count == 2)
        try pushed.tap("L")
        #expect(pushed.texts == ["Size", "L"])
    }

    @Test func optionsMayBeImages() throws {
        struct Marks: View {
            @State private var mark = "star"
            var body: some View {
                Picker("Mark", selection: $mark) {
                    ForEach(["star", "heart"], id: \.self) { Image(systemName: $0) }
                }
                .pickerStyle(.palette)
            }
        }
        let host = host(300, 300) { Marks() }
        try host.tap(.label("heart"))
        #expect(try host.find(.label("Mark")).value == "heart")
        try host.select("star", in: .label("Mark"))
        #expect(try host.find(.label("Mark")).value == "star")
    }

    @Test func optionsAreChosenOnAScreenOfTheirOwn() throws {
        let host = host(300, 400) {
            NavigationStack {
                List { Colours().pickerStyle(.navigationLink) }.navigationTitle("Settings")
            }
        }
        #expect(host.texts == ["Settings", "Colour", "Red", "red"])
        try host.tap(.label("Colour"))
        #expect(host.screenTitles == ["Settings", "Colour"])
        #expect(host.texts.filter { $0 != "Settings" } == ["Colour", "Red", "Green", "Blue"])
        let outline = host.outline(.structure).split(separator: "\n").drop { !$0.contains("\"Settings\"") }
        #expect(
            outline.joined(separator: "\n") == """
                    screen "Settings" kept
                    screen "Colour"
                      bar "Colour" large
                        Button "Settings" back [tap]
                      List [scroll]
                        row
                          option "Red" selected [tap]
                        row
                          option "Green" [tap]
                        row
                          option "Blue" [tap]
                """)
        try host.tap("Green")
        #expect(host.screenTitles == ["Settings"])
        #expect(host.texts == ["Settings", "Colour", "Green", "green"])
        try host.tap("Colour")
        try host.back()
        #expect(host.texts == ["Settings", "Colour", "Green", "green"])
        try host.select("Blue", in: .label("Colour"))
        #expect(host.texts.last == "blue")
    }

    @Test func withoutAStackTheOptionsHaveNoScreen() throws {
        let host = host(300, 400) { VStack { Colours().pickerStyle(.navigationLink) } }
        try host.tap("Colour")
        #expect(host.issues.map(\.kind) == [.unknownDestination])
    }

    @Test func theLookMayChange() throws {
        struct Switching: View {
            @State private var isWide = false
            var body: some View {
                if isWide { Text("wide") }
                Colours().environment(\.isEnabled, true).modifier(Look(isWide: isWide))
                Button("switch") { isWide.toggle() }
            }
        }
        struct Look: ViewModifier {
            let isWide: Bool
            func body(content: Content) -> some View {
                if isWide { content.pickerStyle(.segmented) } else { content.pickerStyle(.menu) }
            }
        }
        let host = host(300, 400) { VStack { Switching() } }
        #expect(host.texts == ["Colour", "Red", "red", "switch"])
        try host.tap("switch")
        #expect(host.texts == ["wide", "Red", "Green", "Blue", "red", "switch"])
        try host.tap("switch")
        #expect(host.texts == ["Colour", "Red", "red", "switch"])
    }
}
