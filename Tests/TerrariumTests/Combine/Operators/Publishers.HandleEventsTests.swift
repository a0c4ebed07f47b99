import Foundation
import Terrarium
import Testing

@Suite struct PublishersHandleEventsTests {
    @Test func callsFunctionsAsEventsPass() {
        var log: [String] = []
        let recorder = (1...3).publisher.handleEvents(
            receiveSubscription: { _ in log.append("subscription") },
            receiveOutput: { log.append("\($0)") },
            receiveCompletion: { log.append("\($0)") },
            receiveCancel: { log.append("cancel") },
            receiveRequest: { log.append("request \($0)") }
        ).record(.max(2))
        recorder.cancel()
        recorder.cancel()
        #expect(log == ["subscription", "request max(2)", "1", "2", "cancel"])
    }

    @Test func prints() {
        final class Page: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let page = Page()
        check(failing(1).print("p", to: page), ["1", "failure first"])
        #expect(
            page.text == """
                p: receive subscription
                p: request unlimited
                p: receive value: (1)
                p: receive error: (first)

                """)
    }
}
