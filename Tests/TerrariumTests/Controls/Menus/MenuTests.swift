import Foundation
import Terrarium
import Testing

private struct Desk: View {
    @State private var done = "nothing"
    var hasPrimaryAction = false

    var body: some View {
        VStack {
            if hasPrimaryAction {
                Menu("More") {
                    items
                } primaryAction: {
                    done = "primary"
                }
            } else {
                Menu("More") { items }
            }
            Text(verbatim: done)
        }
    }

    @ViewBuilder private var items: some View {
        Button("Rename") { done = "renamed" }
        Button("Delete", role: .destructive) { done = "deleted" }.disabled(done == "renamed")
        Menu("Move") {
            Button("Up") { done = "up" }
        }
    }
}

@MainActor
struct MenuTests {
    @Test func aTapOpensItAndAButtonInItClosesIt() throws {
        let host = host { Desk() }
        #expect(host.texts == ["More", "nothing"])
        try host.tap("More")
        #expect(host.texts == ["Rename", "Delete", "Move"])
        try host.tap("Rename")
        #expect(host.texts == ["More", "renamed"])
    }

    @Test func anItemIsChosenByName() throws {
        let host = host { Desk() }
        try host.select("Delete", in: .button("More"))
        #expect(host.texts == ["More", "deleted"])
    }

    @Test func aNameThatIsNotThereSaysWhatIs() throws {
        let host = host { Desk() }
        let error = #expect(throws: ViewQueryError.self) { try host.select("Remame", in: .button("More")) }
        #expect(error?.kind == .noOption)
        #expect(
            error?.message == """
                Menu "More" has no item "Remame".
                Closest: "Rename".
                Its items: "Rename", "Delete", "Move".
                It stands in: Desk
                """)
        #expect(host.texts == ["More", "nothing"])
    }

    @Test func aDisabledItemCannotBeChosen() throws {
        let host = host { Desk() }
        try host.select("Rename", in: .button("More"))
        let error = #expect(throws: ViewQueryError.self) { try host.select("Delete", in: .button("More")) }
        #expect(error?.kind == .disabled)
        #expect(error?.message == #"Menu "More" has an item "Delete", which is disabled."# + "\nIt stands in: Desk")
        #expect(host.texts == ["More", "renamed"])
    }

    @Test func togglesAndOptionsInAMenuAreChosenByName() throws {
        struct Sorting: View {
            @State private var order = "name"
            @State private var isReversed = false
            var body: some View {
                Menu("Sort") {
                    Picker("By", selection: $order) {
                        Text("By name").tag("name")
                        Text("By date").tag("date")
                    }
                    Toggle("Reversed", isOn: $isReversed)
                    Button("Same") {}
                    Button("Same") {}
                }
                Text("\(order) \(isReversed)")
            }
        }
        let host = host { Sorting() }
        try host.select("By date", in: "Sort")
        #expect(host.texts == ["Sort", "date false"])
        try host.select(" Reversed ", in: "Sort")
        #expect(host.texts == ["Sort", "date true"])
        let error = #expect(throws: ViewQueryError.self) { try host.select("Same", in: "Sort") }
        #expect(error?.kind == .ambiguous)
        #expect(host.texts == ["Sort", "date true"])
    }

    @Test func aButtonInAMenuInsideClosesBoth() throws {
        let host = host { Desk() }
        try host.tap("More")
        try host.tap("Move")
        #expect(host.texts == ["Up"])
        try host.tap("Up")
        #expect(host.texts == ["More", "up"])
    }

    @Test func aPrimaryActionTakesTheTapAndALongPressOpens() throws {
        let host = host { Desk(hasPrimaryAction: true) }
        try host.tap("More")
        #expect(host.texts == ["More", "primary"])
        try host.longPress(.button("More"))
        #expect(host.texts == ["Rename", "Delete", "Move"])
    }

    @Test func outlinesSayWhatCanBeDone() {
        checkOutline(
            Menu("More", systemImage: "ellipsis") { Button("A") {} },
            """
            Menu "More" [tap select] @72,42 56x16
              HStack
                Image "ellipsis" system @0,0 16x16
                Text "More" @24,0 32x16
            """)
    }
}
