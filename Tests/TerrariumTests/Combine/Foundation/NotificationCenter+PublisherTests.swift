import Foundation
import Terrarium
import Testing

@Suite struct NotificationCenterPublisherTests {
    let center = NotificationCenter()
    let name = Notification.Name("test")

    @Test func sendsNotificationsUntilCancelled() {
        let recorder = center.publisher(for: name).map(\.name.rawValue).record()
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("other"), object: nil)
        center.post(name: name, object: self.center)
        recorder.cancel()
        center.post(name: name, object: nil)
        #expect(recorder.events == ["test", "test"])
    }

    @Test func sendsOnlyWhatAnObjectPosts() {
        let (mine, other) = (Poster(), Poster())
        let recorder = center.publisher(for: name, object: mine).map { $0.userInfo?["n"] as? Int ?? -1 }.record()
        center.post(name: name, object: other, userInfo: ["n": 1])
        center.post(name: name, object: mine, userInfo: ["n": 2])
        #expect(recorder.events == ["2"])
        withExtendedLifetime((mine, other)) {}
    }

    final class Poster {}
}
