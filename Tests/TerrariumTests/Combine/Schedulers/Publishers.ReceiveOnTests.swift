import Foundation
import Terrarium
import Testing

@Suite struct PublishersReceiveOnTests {
    let scheduler = ManualScheduler()
    let subject = PassthroughSubject<Int, TestError>()

    @Test func deliversOnTheScheduler() {
        let recorder = subject.receive(on: scheduler).record()
        subject.send(1)
        subject.send(2)
        subject.send(completion: .failure(.first))
        #expect(recorder.events == [])
        scheduler.advance(by: 0)
        #expect(recorder.events == ["1", "2", "failure first"])
    }

    @Test func whatIsCancelledDoesNotArrive() {
        let recorder = subject.receive(on: scheduler).record()
        subject.send(1)
        recorder.cancel()
        scheduler.advance(by: 0)
        #expect(recorder.events == [])
    }

    @Test func delays() {
        let recorder = subject.delay(for: 2, scheduler: scheduler).record()
        subject.send(1)
        scheduler.advance(by: 1)
        subject.send(2)
        subject.send(completion: .finished)
        scheduler.advance(by: 1)
        #expect(recorder.events == ["1"])
        scheduler.advance(by: 1)
        #expect(recorder.events == ["1", "2", "finished"])
    }

    @Test func subscribesOnTheScheduler() {
        let trace = Trace()
        let recorder = Just(1).traced(trace).subscribe(on: scheduler).record()
        #expect(trace.lines == [])
        scheduler.advance(by: 0)
        #expect(trace.lines == ["request unlimited"])
        #expect(recorder.events == ["1", "finished"])
    }

    @Test func theImmediateSchedulerWaitsForNothing() {
        check((1...2).publisher.receive(on: ImmediateScheduler.shared), ["1", "2", "finished"])
        check((1...2).publisher.delay(for: 100, scheduler: ImmediateScheduler.shared), ["1", "2", "finished"])
        check((1...3).publisher.receive(on: ImmediateScheduler.shared), ["1"], demand: .max(1))
    }

    @Test @MainActor func deliversOnTheMainQueueLoopAndOperations() async {
        let inputs: [AnyPublisher<Int, Never>] = [
            (0..<50).publisher.receive(on: DispatchQueue.main).eraseToAnyPublisher(),
            (0..<50).publisher.receive(on: RunLoop.main).eraseToAnyPublisher(),
            (0..<50).publisher.receive(on: OperationQueue.main).eraseToAnyPublisher(),
        ]
        for input in inputs {
            var received: [Int] = []
            var token: AnyCancellable?
            await withCheckedContinuation { done in
                token = input.sink { _ in
                    done.resume()
                } receiveValue: {
                    received.append($0)
                }
                #expect(received.isEmpty)
            }
            #expect(received == Array(0..<50))
            token?.cancel()
        }
    }

    @Test func staysInOrderOnAConcurrentQueue() async {
        let received = await withCheckedContinuation { done in
            var token: AnyCancellable?
            token = (0..<1_000).publisher.receive(on: DispatchQueue.global()).collect().sink {
                done.resume(returning: $0)
                token?.cancel()
            }
        }
        #expect(received == Array(0..<1_000))
    }
}
