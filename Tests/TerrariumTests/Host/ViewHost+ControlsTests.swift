import Foundation
import Terrarium
import Testing

/// Fields that write down what happens to them.
private struct Login: View {
    @State private var name = "Ada"
    @State private var word = ""
    @FocusState private var isNameFocused: Bool
    let log: Log

    var body: some View {
        VStack {
            TextField("Name", text: $name).focused($isNameFocused).onSubmit { log("submit \(name)") }
            SecureField("Password", text: $word)
            Text(isNameFocused ? "focused" : "blurred")
            Text("\(name)/\(word)")
        }
    }
}

private enum Fruit: String, CaseIterable, Identifiable {
    case apple, pear, plum
    var id: Self { self }
}

private struct Choosing: View {
    @State private var fruit = Fruit.apple
    @State private var row: Int? = 1

    var body: some View {
        VStack {
            Picker("Fruit", selection: $fruit) {
                ForEach(Fruit.allCases) { Text($0.rawValue) }
            }
            List(0..<3, id: \.self, selection: $row) { Text("row \($0)") }.frame(height: 150)
            Text("\(fruit.rawValue) \(row.map { "\($0)" } ?? "-")")
        }
    }
}

private struct Numbers: View {
    @State private var volume = 0.5
    @State private var guests = 2
    @State private var isOn = false

    var body: some View {
        VStack {
            Slider(value: $volume, in: 0...1, step: 0.25).accessibilityIdentifier("volume")
            Stepper("Guests", value: $guests, in: 1...4)
            Toggle("Wi-Fi", isOn: $isOn)
            Text("\(volume) \(guests) \(isOn)")
        }
    }
}

/// One control of every kind, and what they have been set to.
private struct Panel: View {
    @State private var isOn = false
    @State private var volume = 0.5
    @State private var guests = 2
    @State private var day = Date(timeIntervalSince1970: 0)
    @State private var tint = Color.red
    @State private var fruit = "apple"
    @State private var copies = 0
    @State private var name = ""
    @State private var word = ""
    @State private var notes = ""

    var body: some View {
        VStack(spacing: 0) {
            Text("\(isOn) \(volume) \(guests) \(Int(day.timeIntervalSince1970)) \(tint == .blue) \(fruit) \(copies)")
                .accessibilityIdentifier("sum")
            Text("/\(name)/\(word)/\(notes)").accessibilityIdentifier("typed")
            Toggle("Wi-Fi", isOn: $isOn)
            Slider(value: $volume) { Text("Volume") }
            Stepper("Guests", value: $guests, in: 0...9)
            DatePicker("Day", selection: $day, displayedComponents: .date)
            ColorPicker("Tint", selection: $tint)
            Picker("Fruit", selection: $fruit) {
                Text("Apple").tag("apple")
                Text("Pear").tag("pear")
            }
            Menu("More") { Button("Copy") { copies += 1 } }
            TextField("Name", text: $name)
            SecureField("Word", text: $word)
            TextEditor(text: $notes).frame(height: 22).accessibilityIdentifier("notes")
        }
    }

    /// What a person does to each of them.
    static let work: [(ViewHost) throws -> Void] = [
        { try $0.set("Wi-Fi", to: true) }, { try $0.set("Volume", to: 1) }, { try $0.increment("Guests") },
        { try $0.set("Day", to: Date(timeIntervalSince1970: 86_400)) }, { try $0.set("Tint", selecting: Color.blue) },
        { try $0.select("Pear", in: "Fruit") }, { try $0.select("Copy", in: "More") },
        { try $0.type("Ada", into: .field("Name")) }, { try $0.type("x", into: .field("Word")) },
        { try $0.type("n", into: .id("notes")) },
    ]

    static let before = ["false 0.5 2 0 false apple 0", "///"]
    static let after = ["true 1.0 3 86400 true pear 1", "/Ada/x/n"]
}

@MainActor
struct ViewHostControlsTests {
    private func state(of host: ViewHost) throws -> [String] {
        try [ViewQuery.id("sum"), .id("typed")].map { try host.find($0.anywhere).text ?? "" }
    }

    private func checkAllWork(_ host: ViewHost) throws {
        for work in Panel.work { try work(host) }
        #expect(try state(of: host) == Panel.after)
    }

    private func checkAllRefused(_ host: ViewHost, _ kind: ViewQueryError.Kind, _ reason: String) throws {
        for work in Panel.work {
            let error = #expect(throws: ViewQueryError.self) { try work(host) }
            #expect(error?.kind == kind)
            #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
        }
        #expect(try state(of: host) == Panel.before)
    }

    @Test func everyControlInTheFront() throws {
        try checkAllWork(host(300, 400) { Panel() })
    }

    @Test func everyControlInASheet() throws {
        try checkAllWork(host(300, 500) { Text("under").sheet(isPresented: .constant(true)) { Panel() } })
    }

    @Test func everyControlThatIsScrolledAway() throws {
        try checkAllWork(
            host(300, 200) {
                ScrollView {
                    Color.red.frame(height: 1_000)
                    Panel()
                }
            })
    }

    @Test func everyControlInARowThatIsNotMadeYet() throws {
        let host = host(300, 500) {
            List(0..<100, id: \.self) { row in
                if row == 90 { Panel() } else { Text("row \(row)") }
            }
        }
        #expect(host.all(.toggle("Wi-Fi").anywhere).isEmpty)
        try checkAllWork(host)
    }

    @Test func everyControlThatIsDisabled() throws {
        try checkAllRefused(host(300, 400) { Panel().disabled(true) }, .disabled, "is disabled")
    }

    @Test func everyControlBehindAnAlert() throws {
        let host = host(300, 400) { Panel().alert("Stop", isPresented: .constant(true)) { Button("OK") {} } }
        try checkAllRefused(host, .covered, #"is covered by alert "Stop""#)
    }

    @Test func everyControlUnderSomethingElse() throws {
        try checkAllRefused(host(300, 400) { Panel().overlay { Color.red } }, .covered, "is covered by Color red")
    }

    @Test func everyControlOutsideOfTheWindow() throws {
        try checkAllRefused(host(300, 400) { Panel().offset(x: 1_000) }, .offScreen, "is off screen")
    }

    @Test func everyControlThatIsHidden() throws {
        try checkAllRefused(host(300, 400) { Panel().hidden() }, .notFound, "is there, but hidden")
    }

    @Test func typingGoesToTheEndOrReplaces() throws {
        let host = host { Login(log: Log()) }
        try host.type(" L", into: .field("Name"))
        #expect(host.texts.last == "Ada L/")
        try host.type("Bob", into: .field("Name"), replacing: true)
        try host.type("x", into: "Password")
        try host.type("", into: "Password")
        #expect(host.texts.last == "Bob/x")
        #expect(host.texts == ["Bob", "•", "focused", "Bob/x"] || host.texts == ["Bob", "•", "blurred", "Bob/x"])
        #expect(try host.find(.field("Name")).value == "Bob")
    }

    @Test func aFieldIsEmptied() throws {
        let host = host { Login(log: Log()) }
        try host.clear(.field("Name"))
        #expect(host.texts.last == "/")
        #expect(throws: ViewQueryError.self) { try host.clear(.text("/")) }
    }

    @Test func aNamedContainerStandsForTheOnlyControlInIt() throws {
        let host = host(300, 300) {
            Numbers().accessibilityIdentifier("all")
            HStack {
                Text("speed")
                Slider(value: .constant(0.5))
            }
            .accessibilityIdentifier("row")
            List(0..<50, id: \.self) { Text("r\($0)") }.frame(height: 100).accessibilityIdentifier("list")
        }
        let error = #expect(throws: ViewQueryError.self) { try host.set(.id("all"), to: true) }
        #expect(error?.kind == .noAction)
        #expect(
            error?.message.contains(#"These have it: Slider #volume, Stepper "Guests", Toggle "Wi-Fi", Slider"#) == true
        )
        try host.scroll(.id("list"), to: 30)
        #expect(host.texts.contains("r30"))
        try host.increment(.id("row"))
    }

    @Test func aFieldIsItsPromptWhileItIsEmpty() throws {
        let host = host { TextField("Name", text: .constant(""), prompt: Text("Your name")) }
        #expect(host.texts == ["Your name"])
        #expect(try host.find(.field("Your name")).kind == "TextField")
        #expect(try host.find(.field("Name")).value == "")
    }

    @Test func focusAndSubmit() throws {
        let log = Log()
        let host = host { Login(log: log) }
        try host.focus(.field("Name"))
        #expect(host.texts.contains("focused"))
        try host.focus(.field("Password"))
        #expect(host.texts.contains("blurred"))
        try host.tap(.field("Name"))
        #expect(host.texts.contains("focused"))
        try host.submit(.field("Name"))
        #expect(log.entries == ["submit Ada"])
    }

    @Test func onlyFieldsAreTypedInto() {
        let host = host { Button("go") {} }
        for work in [{ try host.type("x", into: "go") }, { try host.focus("go") }, { try host.submit("go") }] {
            #expect(throws: ViewQueryError.self, performing: work)
        }
    }

    @Test func numbers() throws {
        let host = host { Numbers() }
        try host.set(.id("volume"), to: 0.6)
        try host.set(.id("volume"), to: 7)
        try host.decrement(.id("volume"))
        #expect(try host.find(.id("volume")).value == "0.75")
        try host.increment("Guests")
        try host.set("Guests", to: 4)
        try host.decrement(.role(.stepper))
        #expect(host.texts.last == "0.75 3 false")
    }

    @Test func toggles() throws {
        let host = host { Numbers() }
        try host.set("Wi-Fi", to: true)
        try host.set("Wi-Fi", to: true)
        #expect(try host.find(.toggle("Wi-Fi")).value == "on")
        try host.tap("Wi-Fi")
        #expect(host.texts.last == "0.5 2 false")
    }

    @Test func choosingByTagAndByWhatIsShown() throws {
        let host = host(300, 400) { Choosing() }
        try host.set(.role(.picker), selecting: Fruit.plum)
        #expect(host.texts.last == "plum 1")
        try host.select("pear", in: .role(.picker))
        try host.set(.role(.list), selecting: 2)
        #expect(host.texts.last == "pear 2")
        try host.tap("row 0")
        #expect(host.texts.last == "pear 0")
    }

    @Test func whatIsNotThereCannotBeChosen() {
        let host = host(300, 400) { Choosing() }
        let refusals: [(message: String, work: () throws -> Void)] = [
            (
                """
                Picker "Fruit" has no option "pearl".
                Closest: "pear".
                Its options: "apple", "pear", "plum".
                """, { try host.select("pearl", in: .role(.picker)) }
            ),
            (
                """
                Picker "Fruit" has no option with the tag 7. The tags are values of Fruit, and 7 is one of Int.
                Its options: "apple", "pear", "plum".
                """, { try host.set(.role(.picker), selecting: 7) }
            ),
            (
                """
                List has no row with the tag 9.
                Its rows: "row 0", "row 1", "row 2".
                """, { try host.set(.role(.list), selecting: 9) }
            ),
            (
                """
                List has no row "row 4".
                Closest: "row 0", "row 1", "row 2".
                Its rows: "row 0", "row 1", "row 2".
                """, { try host.select("row 4", in: .role(.list)) }
            ),
        ]
        for refusal in refusals {
            let error = #expect(throws: ViewQueryError.self) { try refusal.work() }
            #expect(error?.kind == .noOption)
            #expect(error?.message == refusal.message + "\nIt stands in: Choosing")
        }
        let error = #expect(throws: ViewQueryError.self) { try host.select("x", in: "Fruit kiwi") }
        #expect(error?.kind == .notFound)
        #expect(host.texts.last == "apple 1")
    }

    @Test func rowsAreChosenByWhatTheyShow() throws {
        struct Mail: View {
            @State private var chosen: Int?
            var body: some View {
                Text("chosen \(chosen.map { "\($0)" } ?? "none")")
                List(0..<200, id: \.self, selection: $chosen) { index in
                    VStack {
                        Text("letter \(index)")
                        Text(index < 2 ? "new" : "from \(index)")
                    }
                    .disabled(index == 3)
                }
            }
        }
        let host = host(300, 400) { Mail() }
        try host.select("from 2", in: .role(.list))
        #expect(host.texts.first == "chosen 2")
        // A row that is not made before somebody scrolls to it.
        try host.select("letter 150", in: .role(.list))
        #expect(host.texts.first == "chosen 150")
        try host.set(.role(.list), selecting: 180)
        #expect(host.texts.first == "chosen 180")
        for (option, kind) in [("new", ViewQueryError.Kind.ambiguous), ("from 3", .disabled), ("x", .noOption)] {
            try host.scroll(.role(.list), to: 0)
            let error = #expect(throws: ViewQueryError.self) { try host.select(option, in: .role(.list)) }
            #expect(error?.kind == kind)
        }
        #expect(host.texts.first == "chosen 180")
    }

    @Test func aSelectedRowStaysSelectedWhenItIsSet() throws {
        struct Several: View {
            @State private var chosen: Set<String> = ["a"]
            var body: some View {
                Text(chosen.sorted().joined())
                List(["a", "b"], id: \.self, selection: $chosen) { Text($0) }
            }
        }
        let host = host(300, 300) { Several() }
        try host.set(.role(.list), selecting: "a")
        try host.select("b", in: .role(.list))
        #expect(host.texts.first == "ab")
        try host.tap(.role(.row).nth(0))
        #expect(host.texts.first == "b")
    }
}
