import Foundation
import Terrarium
import Testing

@Suite struct PublishersPrefixTests {
    @Test func takesTheFirstValuesAndCancels() {
        let trace = Trace()
        check((1...5).publisher.traced(trace).prefix(2), ["1", "2", "finished"])
        #expect(trace.lines == ["request unlimited", "cancel"])
        let numbers = (1...5).publisher
        check(numbers.first(), ["1", "finished"])
        check(numbers.first { $0 > 2 }, ["3", "finished"])
        check(numbers.first { $0 > 9 }, ["finished"])
        check(numbers.prefix { $0 < 3 }, ["1", "2", "finished"])
        check(numbers.prefix(0), ["finished"])
        check(numbers.prefix(9), ["1", "2", "3", "4", "5", "finished"])
    }

    @Test func whoCancelsOnTheLastValueHearsOfNoEnd() {
        var log: [String] = []
        var token: AnyCancellable?
        let subject = PassthroughSubject<Int, Never>()
        token = subject.first().sink { _ in
            log.append("end")
        } receiveValue: {
            log.append("\($0)")
            token?.cancel()
        }
        subject.send(1)
        #expect(log == ["1"])
    }
}
