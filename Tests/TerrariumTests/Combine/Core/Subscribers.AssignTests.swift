import Foundation
import Terrarium
import Testing

@Suite struct SubscribersAssignTests {
    final class Model { var value = 0 }

    @Test func storesEachValueUntilCancelled() {
        let subject = PassthroughSubject<Int, Never>()
        let model = Model()
        let token = subject.assign(to: \.value, on: model)
        subject.send(3)
        #expect(model.value == 3)
        token.cancel()
        subject.send(4)
        #expect(model.value == 3)
    }

    @Test func keepsTheObjectUntilTheEnd() {
        let subject = PassthroughSubject<Int, Never>()
        weak var released: Model?
        var tokens: Set<AnyCancellable> = []
        do {
            let model = Model()
            released = model
            subject.assign(to: \.value, on: model).store(in: &tokens)
        }
        #expect(released != nil)
        subject.send(completion: .finished)
        #expect(released == nil)
    }
}
