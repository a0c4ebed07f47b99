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
}
