import Foundation
import Terrarium
import Testing

private struct Guests: View {
    @State var count = 1
    var log: Log?

    var body: some View {
        VStack {
            Stepper("Guests", value: $count, in: 0...3)
            Stepper("Fives", value: $count, step: 5)
            Stepper("Own") {
                log?("up")
            } onDecrement: {
                log?("down")
            }
            Stepper(value: $count, in: 0...3) { Text("n\(count)") }
        }
    }
}

@MainActor
struct StepperTests {
    @Test func stepsKeepWithinTheBounds() throws {
        let host = host(300, 300) { Guests() }
        for _ in 0..<2 { try host.increment(.label("Guests")) }
        #expect(host.texts.last == "n3")
        for _ in 0..<3 { try host.decrement(.label("Guests")) }
        #expect(host.texts.last == "n0")
    }

    @Test func aStepOutOfTheBoundsIsRefused() throws {
        let host = host(300, 300) { Guests(count: 3) }
        let up = #expect(throws: ViewQueryError.self) { try host.increment(.label("Guests")) }
        #expect(up?.kind == .disabled)
        #expect(
            up?.message == """
                Stepper "Guests" cannot be incremented: 3 is its upper bound.
                It stands in: Guests
                """)
        try host.set(.label("Guests"), to: 0)
        let down = #expect(throws: ViewQueryError.self) { try host.decrement(.label("Guests")) }
        #expect(
            down?.message == """
                Stepper "Guests" cannot be decremented: 0 is its lower bound.
                It stands in: Guests
                """)
        #expect(host.texts.last == "n0")
        try host.decrement(.label("Fives"))
        #expect(host.texts.last == "n-5")
    }

    @Test func aStepperWithoutAnActionHasNoSuchButton() {
        let host = host { Stepper("Up only", onIncrement: {}, onDecrement: nil) }
        #expect(host.outline().contains("[increment]"))
        let error = #expect(throws: ViewQueryError.self) { try host.decrement("Up only") }
        #expect(error?.kind == .noAction)
    }

    @Test func whatNoNumberOfItsKindCanBeIsRefused() {
        let host = host(300, 300) { Guests() }
        for value in [Double.nan, .infinity, 1e300] {
            let error = #expect(throws: ViewQueryError.self) { try host.set(.label("Guests"), to: value) }
            #expect(error?.kind == .invalidValue)
        }
        #expect(host.texts.last == "n1")
    }

    @Test func aNumberIsSetWithinTheBounds() throws {
        let host = host(300, 300) { Guests() }
        try host.set(.label("Guests"), to: 9)
        #expect(host.texts.last == "n3")
    }

    @Test func stepsMayBeLarger() throws {
        let host = host(300, 300) { Guests() }
        try host.increment(.label("Fives"))
        #expect(host.texts.last == "n6")
    }

    @Test func actionsMayTakeThePlaceOfAValue() throws {
        let log = Log()
        let host = host(300, 300) { Guests(log: log) }
        try host.increment(.label("Own"))
        try host.decrement(.label("Own"))
        #expect(log.entries == ["up", "down"])
    }

    @Test func whatIsDisabledRefuses() {
        let host = host(300, 300) { Guests().disabled(true) }
        #expect(throws: ViewQueryError.self) { try host.increment(.label("Guests")) }
        #expect(host.texts.last == "n1")
    }

    @Test func itIsAsWideAsOffered() throws {
        let host = host(300, 300) { Guests() }
        #expect(try host.frame(of: .label("Guests")).size == CGSize(width: 300, height: 32))
    }
}
