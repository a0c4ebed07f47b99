import Foundation
import Terrarium
import Testing

@Suite struct AnyPublisherTests {
    @Test func passesEverything() {
        let trace = Trace()
        let erased: AnyPublisher<Int, TestError> = failing(1, 2).traced(trace).eraseToAnyPublisher()
        let recorder = erased.record(.max(1))
        recorder.request(5)
        #expect(recorder.events == ["1", "2", "failure first"])
        #expect(trace.lines == ["request max(1)", "request max(5)"])
        check(erased.eraseToAnyPublisher(), ["1", "2", "failure first"])
    }
}
