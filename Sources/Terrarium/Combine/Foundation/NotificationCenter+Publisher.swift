public import Foundation

extension NotificationCenter {
    /// A publisher of the notifications of one name.
    public struct Publisher: Terrarium.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
        /// The center that it listens to.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// Who must have posted them; nil for anybody.
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let subject = HandedOver(PassthroughSubject<Notification, Never>())
            let token = center.addObserver(forName: name, object: object, queue: nil) { subject.value.send($0) }
            let observer = HandedOver((center, token))
            subject.value
                .handleEvents(receiveCancel: { observer.value.0.removeObserver(observer.value.1) })
                .subscribe(subscriber)
        }
    }

    /// A publisher of the notifications of one name, posted by anybody or by `object`.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}
