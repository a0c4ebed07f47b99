import Foundation
import Testing

@testable import Terrarium

/// What is set directly at a scope that also follows a change.
@Suite struct EnvironmentScopeChangingTests {
    @Test func aValueThatIsSetDirectlyStaysWhenTheChangeRunsAgain() {
        let root = EnvironmentScope()
        let child = root.child {
            $0.count += 1
            $0.label += "!"
        }
        child.values.count = 50
        root.values.label = "x"
        #expect(child.values.summary == "x! 50")
        root.values.count = 7
        #expect(child.values.summary == "x! 50")
        child[keyPath: \.values.theme.name] = "own"
        root.values.label = "y"
        #expect(child.values.theme.name == "own")
        child.update { $0.count += 2 }
        #expect(child.values.summary == "y 9")
        #expect(child.values.theme.name == "plain")
    }

    @Test func assigningAllValuesEndsTheChange() {
        let root = EnvironmentScope()
        let child = root.child { $0.count += 1 }
        child.values = EnvironmentValues()
        root.values.count = 5
        root.values.label = "x"
        #expect(child.values.description == "[]")
    }

    @Test func anUpdateInPlaceOfAWaitingChangeWins() {
        let root = EnvironmentScope()
        let child = root.child { $0.count += 1 }
        let observation = root.onChange(of: \.count) { _ in child.update { $0.count = -1 } }
        root.values.count = 5
        #expect(child.values.count == -1)
        root.values.count = 6
        #expect(child.values.count == -1)
        withExtendedLifetime(observation) {}
    }

    @Test func aScopeMayGoWhileItsChangeWaits() {
        let root = EnvironmentScope()
        let outer = root.child { $0.count += 1 }
        var inner: EnvironmentScope? = outer.child { $0.label += "\($0.count)" }
        weak let gone = inner
        var runs = 0
        // Its second run comes before that of the inner scope's change, which waits.
        outer.update {
            $0.count += 2
            runs += 1
            if runs == 2 { inner = nil }
        }
        #expect(gone != nil)
        root.update {
            $0.count = 1
            $0.label = "z"
        }
        #expect(gone == nil)
        #expect(outer.values.count == 3)
    }

    @Test func aChangeThatWritesOtherKeysThanItReadsLosesNothing() {
        let root = EnvironmentScope()
        let child = root.child { $0.label = "\($0.count)" }
        let reader = TestReader(Environment(\.label), at: child)
        #expect(reader.evaluate() == "0")
        root.values.count = 4
        #expect(reader.needsEvaluation())
        #expect(reader.evaluate() == "4")
    }

    @Test func aValueThatReadsItselfEndsTheProgramWithAMessage() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = EnvironmentScope().trace(of: \.endless)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("environment \\.count is read again and again"))
    }

    @Test func aBodyThatReadsSuchAValueEndsTheProgramWithTheMessage() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                struct Endless: View {
                    @Environment(\.endless) var endless
                    var body: some View { Text("\(endless)") }
                }
                _ = ViewHost { Endless() }.texts
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("environment \\.count is read again and again"))
    }

    /// What reads no key is not watched, and neither are values made by hand: such a program ends as any other one.
    @Test func aValueThatReadsItselfAndNoKeyEndsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            _ = EnvironmentScope().trace(of: \.mirror)
        }
        await #expect(processExitsWith: .failure) {
            _ = EnvironmentValues().endless
        }
    }

    @Test func valuesOutliveTheirTreeOnAnyThread() async {
        let values = EnvironmentScope().child { $0.count = 3 }.values
        let seen = await Task.detached {
            var copy = values
            copy.label = "there"
            return copy.summary
        }.value
        #expect(seen == "there 3")
        #expect(values.summary == "none 3")
    }
}

extension EnvironmentValues {
    fileprivate var endless: Int { count + endlessToo }
    fileprivate var endlessToo: Int { endless }
    fileprivate var mirror: String { mirrorToo + "!" }
    fileprivate var mirrorToo: String { mirror + "?" }
}
