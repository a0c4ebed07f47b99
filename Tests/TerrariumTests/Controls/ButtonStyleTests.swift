import Foundation
import Terrarium
import Testing

@MainActor
struct ButtonStyleTests {
    private struct Framed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(configuration.role == .destructive ? "!" : "-")
                configuration.label
            }
            .border(.red)
        }
    }

    private struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onTapGesture {
                configuration.trigger()
                configuration.trigger()
            }
        }
    }

    @Test func aStyleDrawsTheButtonsBelow() throws {
        let log = Log()
        let host = host(200, 100) {
            VStack {
                Button("a") { log("a") }
                Button("b", role: .destructive) { log("b") }.disabled(true)
            }
            .buttonStyle(Framed())
        }
        #expect(host.texts == ["-", "a", "!", "b"])
        try host.tap("a")
        #expect(throws: ViewQueryError.self) { try host.tap("b") }
        #expect(log.entries == ["a"])
    }

    @Test func theNearestStyleWins() {
        let host = host(200, 100) {
            VStack {
                Button("a") {}
                Button("b") {}.buttonStyle(.plain)
            }
            .buttonStyle(Framed())
        }
        #expect(host.texts == ["-", "a", "b"])
    }

    @Test func aPrimitiveStyleSaysWhenTheActionRuns() throws {
        let log = Log()
        let host = host(200, 100) { Button("a") { log("a") }.buttonStyle(Twice()) }
        try host.tap("a")
        #expect(log.entries == ["a", "a"])
    }

    @Test func anotherStateOfTheButtonRunsNoStyleElsewhere() throws {
        struct Root: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Button("n\(count)") { count += 1 }
                    TapCounter()
                }
                .buttonStyle(Framed())
            }
        }
        let host = host(200, 100) { Root() }
        #expect(try host.evaluations { try host.tap("n0") }["TapCounter"] == nil)
        #expect(host.texts == ["-", "n1", "-", "c:0"])
    }
}
