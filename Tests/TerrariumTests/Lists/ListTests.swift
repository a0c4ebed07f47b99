import Foundation
import Terrarium
import Testing

private struct Person: Identifiable {
    let id: Int
    let name: String
}

private struct People: View {
    @State var people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bob")]
    @State var chosen: Int?

    var body: some View {
        List(selection: $chosen) {
            ForEach(people) { Text($0.name) }
                .onDelete { people.remove(atOffsets: $0) }
        }
    }
}

@MainActor
struct ListTests {
    @Test func rowsAreAtLeast44HighAndInset() {
        #expect(
            host(200, 150) {
                List {
                    Text("a"); Color.red.frame(height: 40)
                }
            }.outline() == """
                window @0,0 200x150
                  List [scroll]
                    row @0,0 200x44
                      Text "a" @20,14 8x16
                    row @0,44 200x62
                      frame height=40 @20,11 160x40
                        Color red

                """)
    }

    @Test func sectionsHaveHeadersAndFooters() {
        #expect(
            host(200, 200) {
                List {
                    Section("H") { Text("a") }
                    Text("b")
                }
            }.outline() == """
                window @0,0 200x200
                  List [scroll]
                    Section
                      header @0,0 200x38
                        Text "H" @20,11 8x16
                      row @0,38 200x44
                        Text "a" @20,14 8x16
                    row @0,82 200x44
                      Text "b" @20,14 8x16

                """)
    }

    @Test func groupedListsHaveMargins() throws {
        for host in [host { List { Text("a") }.listStyle(.insetGrouped) }, host { Form { Text("a") } }] {
            #expect(try host.frame(of: .role(.row)) == CGRect(x: 16, y: 16, width: 168, height: 44))
        }
    }

    @Test func aTapSelectsARow() throws {
        let host = host { People() }
        #expect(!host.outline().contains("selected"))
        try host.tap("Bob")
        let rows = host.outline().split(separator: "\n").filter { $0.contains("row") }
        #expect(rows.map { $0.contains("selected") } == [false, true])
    }

    @Test func aSwipeDeletes() throws {
        let host = host { People() }
        try host.swipe("Ann", .trailing)
        #expect(host.texts == ["Bob"])
    }

    @Test func aSwipeRunsTheFirstAction() throws {
        let log = Log()
        let host = host {
            List {
                Text("a").swipeActions {
                    Button("Pin") { log("pin") }
                    Button("Drop") { log("drop") }
                }
            }
        }
        #expect(host.texts == ["a"])
        try host.swipe("a", .trailing)
        #expect(log.entries == ["pin"])
    }

    @Test func insetsOfARowAreItsOwn() throws {
        let host = host {
            List { Text("a").listRowInsets(EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 0)) }
        }
        #expect(try host.frame(of: "a") == CGRect(x: 4, y: 14, width: 8, height: 16))
    }

    @Test func nilAndEmptyBranchesAreNoRows() {
        let none: String? = nil
        let host = host {
            List {
                if let none { Text(none) }
                EmptyView()
                Text("x")
            }
        }
        #expect(host.texts == ["x"])
        #expect(host.all(.role(.row)).count == 1)
    }

    @Test func aListFollowsItsData() throws {
        struct Growing: View {
            @State var count = 1

            var body: some View {
                VStack {
                    Button("more") { count += 1 }
                    List(Array(0..<count), id: \.self) { Text("r\($0)") }
                }
            }
        }
        let host = host { Growing() }
        try host.tap("more")
        #expect(host.texts == ["more", "r0", "r1"])
        #expect(host.all(.role(.row)).map(\.frame.minY) == [24, 68])
    }

    @Test func severalRowsMayBeSelected() throws {
        struct Choosing: View {
            @State var chosen: Set<String> = []
            var body: some View {
                VStack {
                    List(["a", "b", "c"], id: \.self, selection: $chosen) { Text($0) }
                    Text(chosen.sorted().joined(separator: "+") + ".")
                }
            }
        }
        let host = host(200, 300) { Choosing() }
        try host.tap("a")
        try host.tap("c")
        #expect(host.texts.last == "a+c.")
        try host.tap("a")
        #expect(host.texts.last == "c.")
    }

    @Test func aSelectionMovesAndStays() throws {
        let host = host { People() }
        try host.tap("Bob")
        try host.tap("Ann")
        try host.tap("Ann")
        let rows = host.all(.role(.row)).map { host in host.attributes.contains("selected") }
        #expect(rows == [true, false])
    }

    @Test func rowsAreChosenByTheirTag() throws {
        struct Tagged: View {
            @State var chosen: String?
            var body: some View {
                VStack {
                    List(selection: $chosen) {
                        Text("First").tag("f")
                        Text("Second").tag("s")
                    }
                    Text(chosen ?? "none")
                }
            }
        }
        let host = host(200, 300) { Tagged() }
        try host.tap("Second")
        #expect(host.texts.last == "s")
        try host.set(.role(.list), selecting: "f")
        #expect(host.texts.last == "f")
    }

    @Test func aBindingToTheDataGivesBindingsToRows() throws {
        struct Task: Identifiable {
            let id: Int
            var isDone = false
        }
        struct Tasks: View {
            @State var tasks = [Task(id: 1), Task(id: 2)]
            var body: some View {
                VStack {
                    List($tasks) { $task in Toggle("t\(task.id)", isOn: $task.isDone) }
                    Text(tasks.map { $0.isDone ? "x" : "-" }.joined())
                }
            }
        }
        let host = host(200, 300) { Tasks() }
        try host.tap(.toggle("t2"))
        #expect(host.texts.last == "-x")
    }

    @Test func aTapOnAButtonInARowIsTheButtons() throws {
        let log = Log()
        let host = host {
            List {
                Button("go") { log("go") }
                Text("row")
            }
        }
        try host.tap("go")
        #expect(log.entries == ["go"])
        #expect(throws: ViewQueryError.self) { try host.tap("row") }
    }

    @Test func headersAndFootersAreNoRows() {
        let host = host(200, 400) {
            List {
                Section {
                    Text("a")
                    Text("b")
                } header: {
                    Text("Head")
                } footer: {
                    Text("Foot")
                }
                Section(header: Text("Older")) { Text("c") }
            }
        }
        #expect(host.texts == ["Head", "a", "b", "Foot", "Older", "c"])
        #expect(host.all(.role(.row)).count == 3)
        #expect(host.all(.role(.section)).count == 2)
    }

    @Test func deletingKeepsTheStateOfTheOthers() throws {
        struct Counters: View {
            @State var names = ["a", "b", "c"]
            var body: some View {
                List { ForEach(names, id: \.self) { TapCounter(name: $0) }.onDelete { names.remove(atOffsets: $0) } }
            }
        }
        let host = host(200, 300) { Counters() }
        try host.tap("c:0")
        try host.swipe("b:0", .trailing)
        #expect(host.texts == ["a:0", "c:1"])
    }

    @Test func aSwipeFromTheOtherEdgeDoesNotDelete() throws {
        let host = host { People() }
        try? host.swipe("Ann", .leading)
        #expect(host.texts == ["Ann", "Bob"])
    }

    @Test func rowsMove() {
        var letters = ["a", "b", "c", "d"]
        letters.move(fromOffsets: IndexSet(integer: 0), toOffset: 3)
        #expect(letters == ["b", "c", "a", "d"])
        letters.move(fromOffsets: IndexSet([1, 3]), toOffset: 0)
        #expect(letters == ["c", "d", "b", "a"])
        letters.remove(atOffsets: IndexSet([0, 2, 9]))
        #expect(letters == ["d", "a"])
    }

    @Test func rowsWithOneIdentityAreReported() {
        let host = host { List(["a", "a", "b"], id: \.self) { Text($0) } }
        #expect(host.texts == ["a", "a", "b"])
        #expect(host.issues.map(\.kind) == [.duplicateID])
    }

    @Test func aDisabledRowIsNotSelected() throws {
        struct Half: View {
            @State var chosen: Int?
            var body: some View {
                List(selection: $chosen) {
                    Text("a").tag(1).disabled(true)
                    Text("b").tag(2)
                }
            }
        }
        let host = host { Half() }
        #expect(throws: ViewQueryError.self) { try host.tap("a") }
        try host.tap("b")
        #expect(host.all(.role(.row)).map { $0.attributes.contains("selected") } == [false, true])
    }

    @Test func aBadgeStandsAtTheRowsEnd() {
        let host = host { List { Text("a").badge(2) } }
        #expect(host.outline().contains("row badge=\"2\""))
    }
}
