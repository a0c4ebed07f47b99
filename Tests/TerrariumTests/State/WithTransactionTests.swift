import Foundation
import Terrarium
import Testing

private struct StepKey: TransactionKey { static let defaultValue = 0 }

extension Transaction {
    fileprivate var step: Int {
        get { self[StepKey.self] }
        set { self[StepKey.self] = newValue }
    }
}

@MainActor
struct WithTransactionTests {
    @Test func writesUnderAnotherTransactionShowSeparately() {
        struct Animating: View {
            let log: Log
            @State var number = 0
            var body: some View {
                let _ = log("body \(number)")
                Text("x").onAppear {
                    number = 1
                    number = 2
                    withAnimation {
                        number = 3
                        number = 4
                    }
                }.onChange(of: number) { old, new in log("\(old)>\(new)") }
            }
        }
        let log = Log()
        let host = host { Animating(log: log) }
        #expect(host.texts == ["x"])
        #expect(log.entries.filter { $0.hasPrefix("body") } == ["body 0", "body 2", "body 4"])
        #expect(log.entries.filter { $0.contains(">") } == ["0>2", "2>4"])
    }

    @Test func aStateOfALaterTransactionShowsWithItsTransactionOnly() throws {
        struct Both: View {
            let log: Log
            @State var first = 0
            @State var second = 0
            var body: some View {
                let _ = log("\(first)\(second)")
                VStack {
                    Button("go") {
                        first = 1
                        withAnimation { second = first + 1 }
                        log("action \(first)\(second)")
                        first = 5
                    }
                    Reader(number: $second)
                }
            }
        }
        struct Reader: View {
            @Binding var number: Int
            var body: some View { Text("r\(number)") }
        }
        let log = Log()
        let host = host { Both(log: log) }
        let counts = try host.evaluations { try host.tap("go") }
        #expect(log.entries == ["00", "action 12", "10", "12", "52"])
        #expect(counts == ["Both": 3, "Reader": 1])
        #expect(host.texts == ["go", "r2"])
    }

    @Test func whatIsWrittenWhileStatesWaitShowsAfterThem() throws {
        struct Chained: View {
            let log: Log
            @State var first = 0
            @State var second = 0
            @State var third = 0
            var body: some View {
                let _ = log("\(first)\(second)\(third)")
                Button("go") {
                    first = 1
                    withAnimation { second = 1 }
                }
                .onChange(of: first) { third = 7 }
            }
        }
        let log = Log()
        let host = host { Chained(log: log) }
        try host.tap("go")
        #expect(log.entries == ["000", "100", "110", "117"])
        #expect(host.issues.isEmpty)
    }

    @Test func oneTransactionIsOnePass() throws {
        struct Animating: View {
            let log: Log
            @State var number = 0
            var body: some View {
                Button("n\(number)") {
                    withAnimation {
                        number += 1
                        number += 1
                    }
                }
                .onChange(of: number) { old, new in log("\(old)>\(new)") }
            }
        }
        let log = Log()
        let host = host { Animating(log: log) }
        #expect(try host.evaluations { try host.tap("n0") } == ["Animating": 1])
        #expect(log.entries == ["0>2"])
    }

    @Test func resultsAndErrorsComeThrough() {
        struct Failure: Error {}
        #expect(withAnimation { 5 } == 5)
        #expect(withTransaction(\.step, 3) { "done" } == "done")
        #expect(throws: Failure.self) { try withAnimation { throw Failure() } }
    }

    @Test func aCompletionRunsWhenTheChangeIsShown() throws {
        struct Animating: View {
            let log: Log
            @State var isOn = false
            var body: some View {
                let _ = log("body \(isOn)")
                Button("go") {
                    withAnimation {
                        isOn = true
                    } completion: {
                        log("completed")
                    }
                    log("returned")
                }
            }
        }
        let log = Log()
        let host = host { Animating(log: log) }
        try host.tap("go")
        _ = host.texts
        #expect(log.entries == ["body false", "returned", "body true", "completed"])
    }
}
