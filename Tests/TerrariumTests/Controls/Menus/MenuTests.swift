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
        let error = #expect(throws: ChoiceError.self) { try host.select("Copy", in: .button("More")) }
        #expect(error?.message.contains("\"Rename\", \"Delete\", \"Move\"") == true)
        #expect(host.texts == ["More", "nothing"])
    }

    @Test func aDisabledItemCannotBeChosen() throws {
        let host = host { Desk() }
        try host.select("Rename", in: .button("More"))
        #expect(throws: ChoiceError.self) { try host.select("Delete", in: .button("More")) }
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
