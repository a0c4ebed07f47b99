import Foundation
import Testing

@testable import Terrarium

@Suite struct EnvironmentScopeObservingTests {
    @Test func differentValuesAreReportedOnce() {
        let root = EnvironmentScope()
        let child = root.child { $0.label = "child" }
        var seen: [Int] = []
        let observation = child.onChange(of: \.count) { seen.append($0) }
        root.values.count = 1
        root.values.count = 1
        child.values.count = 2
        root.values.count = 5
        child.update { $0.label = "child" }
        #expect(seen == [1, 2, 5])
        observation.cancel()
        root.values.count = 6
        #expect(seen == [1, 2, 5])
    }

    @Test func theTokenEndsTheObservation() {
        let root = EnvironmentScope()
        var seen: [Int] = []
        do {
            let observation = root.onChange(of: \.count) { seen.append($0) }
            root.values.count = 1
            withExtendedLifetime(observation) {}
        }
        root.values.count = 2
        #expect(seen == [1])
    }

    @Test func valuesOfSeveralKeysAreComparedAsAWhole() {
        let root = EnvironmentScope()
        var seen: [String] = []
        let observation = root.onChange(of: \.summary) { seen.append($0) }
        root.update {
            $0.count = 1
            $0.label = "a"
        }
        root.values.theme.name = "other"
        #expect(seen == ["a 1"])
        withExtendedLifetime(observation) {}
    }

    @Test func actionsMayWriteAndSeeTheEndOfEachChange() {
        let root = EnvironmentScope()
        let child = root.child { $0.count += 1 }
        var log: [String] = []
        let first = root.onChange(of: \.count) {
            log.append("root \($0)")
            if $0 < 3 { root.values.count = $0 + 1 }
        }
        let second = child.onChange(of: \.count) { log.append("child \($0)") }
        root.values.count = 1
        #expect(log == ["root 1", "root 2", "root 3", "child 4"])
        withExtendedLifetime((first, second)) {}
    }

    @Test func anyNumberOfObserversHearOfOneChange() {
        let root = EnvironmentScope()
        var seen: [Int] = []
        let observations = (0..<20_000).map { number in root.onChange(of: \.count) { _ in seen.append(number) } }
        root.values.count = 1
        #expect(seen == Array(0..<20_000))
        withExtendedLifetime(observations) {}
    }

    @Test func anEndlessActionKeepsNobodyElseFromHearing() {
        let root = EnvironmentScope()
        var isEndless = true
        var labels: [String] = []
        let endless = root.onChange(of: \.count) { if isEndless { root.values.count = $0 + 1 } }
        let other = root.onChange(of: \.label) { labels.append($0) }
        root.update {
            $0.count = 1
            $0.label = "a"
        }
        isEndless = false
        root.values.label = "b"
        #expect(labels == ["a", "b"])
        withExtendedLifetime((endless, other)) {}
    }

    @Test func anActionThatNeverComesToRestIsStopped() {
        let root = EnvironmentScope()
        var runs = 0
        let observation = root.onChange(of: \.count) {
            runs += 1
            root.values.count = $0 + 1
        }
        root.values.count = 1
        #expect(runs == 10_000)
        observation.cancel()
    }
}
