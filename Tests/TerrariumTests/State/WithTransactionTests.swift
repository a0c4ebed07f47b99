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
