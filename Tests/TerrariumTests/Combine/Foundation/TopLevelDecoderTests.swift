import Foundation
import Terrarium
import Testing

struct TopLevelDecoderTests {
    @Test func valuesAreEncodedAndDecoded() {
        var values: [[Int]] = []
        let subscription = Just([1, 2]).encode(encoder: JSONEncoder()).decode(type: [Int].self, decoder: JSONDecoder())
            .sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
        #expect(values == [[1, 2]])
        subscription.cancel()
    }

    @Test func wrongDataEndTheStream() {
        var hasFailed = false
        let subscription = Just(Data([1])).decode(type: [Int].self, decoder: JSONDecoder())
            .sink(
                receiveCompletion: { completion in
                    if case .failure = completion { hasFailed = true }
                }, receiveValue: { _ in })
        #expect(hasFailed)
        subscription.cancel()
    }
}
