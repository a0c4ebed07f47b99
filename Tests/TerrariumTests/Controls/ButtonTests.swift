import Foundation
import Terrarium
import Testing

@MainActor
struct ButtonTests {
    @Test func disabledIsCombinedDownTheTree() throws {
        let log = Log()
        let host = host { HStack { Button("go") { log("go") }.disabled(false) }.disabled(true) }
        #expect(throws: ViewQueryError.self) { try host.tap("go") }
        #expect(log.entries == [])
        #expect(host.outline().contains("Button \"go\" disabled"))
    }

    @Test func enablingAgainWorks() throws {
        struct Gate: View {
            @State var isLocked = true
            let log: Log
            var body: some View {
                VStack {
                    Button("go") { log("go") }.disabled(isLocked)
                    Button("unlock") { isLocked = false }
                }
            }
        }
        let log = Log()
        let host = host { Gate(log: log) }
        #expect(throws: ViewQueryError.self) { try host.tap("go") }
        try host.tap("unlock")
        try host.tap("go")
        #expect(log.entries == ["go"])
    }

    @Test func rolesDoNothingByThemselves() throws {
        let log = Log()
        let host = host {
            VStack {
                Button("delete", role: .destructive) { log("delete") }
                Button("cancel", role: .cancel) { log("cancel") }
            }
        }
        try host.tap("delete")
        try host.tap("cancel")
        #expect(log.entries == ["delete", "cancel"])
    }

    @Test func rolesDoNotEndTheSheetAround() throws {
        let log = Log()
        let host = host {
            Text("r").sheet(isPresented: .constant(true)) { Button("cancel", role: .cancel) { log("cancel") } }
        }
        try host.tap("cancel")
        #expect(host.texts == ["cancel"])
        #expect(log.entries == ["cancel"])
    }

    @Test func aButtonInAButtonWins() throws {
        let log = Log()
        let host = host {
            Button {
                log("outer")
            } label: {
                VStack {
                    Text("label")
                    Button("inner") { log("inner") }
                }
            }
        }
        try host.tap("inner")
        #expect(log.entries == ["inner"])
    }

    @Test func anyPartOfTheLabelTaps() throws {
        let log = Log()
        let host = host {
            Button {
                log("tap")
            } label: {
                HStack {
                    Text("a")
                    Text("b")
                }
            }
        }
        try host.tap("b")
        #expect(log.entries == ["tap"])
    }

    @Test func aStyleMayTrigger() throws {
        struct Doubling: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.onTapGesture {
                    configuration.trigger()
                    configuration.trigger()
                }
            }
        }
        let log = Log()
        let host = host { Button("go") { log("go") }.buttonStyle(Doubling()) }
        try host.tap("go")
        #expect(log.entries == ["go", "go"])
    }

    @Test func hiddenButtonsCannotBeTapped() {
        let host = host {
            VStack {
                Button("a") {}.hidden()
                Button("b") {}.allowsHitTesting(false)
            }
        }
        #expect(throws: ViewQueryError.self) { try host.tap("a") }
        #expect(throws: ViewQueryError.self) { try host.tap("b") }
    }

    @Test func allForms() throws {
        let title = "plain"
        let log = Log()
        let host = host(200, 300) {
            VStack {
                Button("key") { log("key") }
                Button(title) { log("plain") }
                Button("cancel", role: .cancel) { log("cancel") }
                Button(title + "!", role: .destructive) { log("plain!") }
                Button(action: { log("built") }) { Text("built") }
                Button(role: .destructive, action: { log("role") }) { Text("role") }
                Button {
                    log("trailing")
                } label: {
                    Text("trailing")
                }
                Button("action", action: { log("action") })
            }
        }
        let names = ["key", "plain", "cancel", "plain!", "built", "role", "trailing", "action"]
        #expect(host.texts == names)
        for name in names { try host.tap(.button(name)) }
        #expect(log.entries == names)
    }
}
