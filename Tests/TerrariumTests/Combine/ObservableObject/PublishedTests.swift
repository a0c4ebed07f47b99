import Foundation
import Terrarium
import Testing

@Suite struct PublishedTests {
    final class Model: ObservableObject {
        @Published var number = 0
        @Published private(set) var text: String
        init(text: String = "a") { _text = Published(initialValue: text) }
    }
    /// Published properties also work in a class that is no ObservableObject.
    final class Plain { @Published var value = 1 }

    @Test func theProjectionSendsTheCurrentValueThenEachNewOne() {
        let model = Model()
        let recorder = model.$number.record()
        model.number = 1
        model.number = 1
        model.number += 4
        #expect(recorder.events == ["0", "1", "1", "5"])
        recorder.cancel()
        model.number = 9
        #expect(recorder.events == ["0", "1", "1", "5"])
        #expect(model.number == 9)
    }

    @Test func whoReceivesAValueSeesTheOldOneOnTheObject() {
        let model = Model()
        var log: [String] = []
        let tokens = [
            model.objectWillChange.sink { log.append("will change from \(model.number)") },
            model.$number.sink { log.append("\(model.number) becomes \($0)") },
        ]
        model.number = 3
        #expect(log == ["0 becomes 0", "will change from 0", "0 becomes 3"])
        #expect(tokens.count == 2)
    }

    @Test func startsWithTheValueOfTheInitializer() {
        #expect(Model(text: "b").text == "b")
        #expect(Model(text: "b").$text.record().events == ["b"])
    }

    @Test func worksInAPlainClass() {
        let plain = Plain()
        let recorder = plain.$value.record()
        plain.value = 2
        #expect(recorder.events == ["1", "2"])
    }

    @Test func sendsOnlyWhatWasAskedForAndThenTheNewest() {
        let model = Model()
        let recorder = model.$number.record(.max(2))
        for number in 1...3 { model.number = number }
        #expect(recorder.events == ["0", "1"])
        recorder.request(1)
        #expect(recorder.events == ["0", "1", "3"])
        recorder.request(1)
        model.number = 4
        #expect(recorder.events == ["0", "1", "3", "4"])
    }

    @Test func goesQuietWithTheObjectAndDoesNotEnd() {
        var model: Model? = Model()
        let recorder = model?.$number.record()
        model = nil
        #expect(recorder?.events == ["0"])
    }

    @Test func followsAPublisherAsLongAsThePropertyLives() {
        let subject = PassthroughSubject<Int, Never>()
        var changes = 0
        weak var released: Model?
        do {
            let model = Model()
            released = model
            let token = model.objectWillChange.sink { changes += 1 }
            subject.assign(to: &model.$number)
            subject.send(7)
            #expect(model.number == 7)
            token.cancel()
        }
        #expect(changes == 1)
        #expect(released == nil)
        subject.send(8)
    }

    @Test func aWriteFromInsideASubscriberIsNotLost() {
        let model = Model()
        var seen: [Int] = []
        let token = model.$number.sink { value in
            seen.append(value)
            if value == 1 { model.number = 2 }
        }
        model.number = 1
        #expect(seen == [0, 1, 2])
        // The outer write ends last, as with Combine.
        #expect(model.number == 1)
        token.cancel()
    }
}
