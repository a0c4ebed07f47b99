import Combine
import Testing

/// A model in a file that imports `Combine` and nothing else of this package.
private final class Meter: ObservableObject {
    @Published var level = 0
    @Published private(set) var alarms: [String] = []
    private var cancellables: Set<AnyCancellable> = []

    init() {
        $level
            .dropFirst()
            .filter { $0 > 10 }
            .map { "level \($0)" }
            .removeDuplicates()
            .sink { [weak self] in self?.alarms.append($0) }
            .store(in: &cancellables)
    }
}

/// A model that tells of its changes by hand.
private final class Dial: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var angle = 0 {
        willSet { objectWillChange.send() }
    }
}

struct CombineTests {
    @Test func publishedPropertiesTellBeforeTheyChange() {
        let meter = Meter()
        var seen: [Int] = []
        let token = meter.objectWillChange.sink { seen.append(meter.level) }
        meter.level = 3
        meter.level = 5
        token.cancel()
        meter.level = 7
        #expect(seen == [0, 3])
    }

    @Test func aModelListensToItself() {
        let meter = Meter()
        for level in [4, 12, 12, 3, 20] { meter.level = level }
        #expect(meter.alarms == ["level 12", "level 20"])
    }

    @Test func aSubscriptionEndsWithItsToken() {
        let subject = PassthroughSubject<Int, Never>()
        var sum = 0
        var token: AnyCancellable? = subject.sink { sum += $0 }
        subject.send(1)
        #expect(token != nil)
        token = nil
        subject.send(2)
        #expect(sum == 1)
    }

    @Test func changesToldByHandArrive() {
        let dial = Dial()
        var angles: [Int] = []
        let token = dial.objectWillChange.sink { angles.append(dial.angle) }
        dial.angle = 90
        dial.angle = 180
        token.cancel()
        #expect(angles == [0, 90])
    }

    @Test func publishersAreJoinedAndErased() {
        let name = CurrentValueSubject<String, Never>("")
        let code = CurrentValueSubject<String, Never>("")
        let isComplete: AnyPublisher<Bool, Never> = Publishers.CombineLatest(name, code)
            .map { !$0.isEmpty && $1.count == 4 }
            .eraseToAnyPublisher()
        var states: [Bool] = []
        var cancellables = Set<AnyCancellable>()
        isComplete.sink { states.append($0) }.store(in: &cancellables)
        name.value = "Ada"
        code.send("1815")
        #expect(states == [false, false, true])
    }

    @Test func valuesAreAssigned() {
        final class Label { var text = "" }
        let label = Label()
        let token = Just(7).map { "\($0)" }.assign(to: \.text, on: label)
        token.cancel()
        #expect(label.text == "7")
    }

    @Test func completionsAreTold() {
        struct Failure: Error {}
        var events: [String] = []
        let token = Fail<Int, Failure>(error: Failure()).sink(
            receiveCompletion: { completion in
                switch completion {
                case .finished: events.append("finished")
                case .failure: events.append("failed")
                }
            }, receiveValue: { events.append("\($0)") })
        token.cancel()
        #expect(events == ["failed"])
    }
}
