/// A publisher that sends nothing before it is told to start.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts. It goes on until the result is cancelled.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// A publisher that starts with its first subscriber and stops when the last has cancelled.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    /// A publisher that starts another with its first subscriber and stops it when the last has cancelled.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// The publisher that it starts.
        public let upstream: Upstream
        private let lock = StateLock()
        private var subscriberCount = 0
        private var connection: (any Cancellable)?

        init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isFirst = lock.withLock {
                subscriberCount += 1
                return subscriberCount == 1
            }
            let leave = AnyCancellable { [self] in
                let connection = lock.withLock {
                    subscriberCount -= 1
                    return subscriberCount == 0 ? takeConnection() : nil
                }
                connection?.cancel()
            }
            upstream.handleEvents(receiveCompletion: { _ in leave.cancel() }, receiveCancel: { leave.cancel() })
                .subscribe(subscriber)
            guard isFirst else { return }
            let connection = upstream.connect()
            let isWanted = lock.withLock {
                if subscriberCount > 0 { self.connection = connection }
                return subscriberCount > 0
            }
            if !isWanted { connection.cancel() }
        }

        private func takeConnection() -> (any Cancellable)? {
            defer { connection = nil }
            return connection
        }
    }

    /// A publisher that sends what one subscription to another publisher sends to many subscribers.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        private let upstream: Upstream
        private let createSubject: () -> SubjectType
        private let lock = StateLock()
        private var subject: SubjectType?

        init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            currentSubject().subscribe(subscriber)
        }

        public func connect() -> any Cancellable { upstream.subscribe(currentSubject()) }

        private func currentSubject() -> SubjectType {
            if let subject = lock.withLock({ self.subject }) { return subject }
            let made = createSubject()
            return lock.withLock {
                let subject = subject ?? made
                self.subject = subject
                return subject
            }
        }
    }
}

extension Publisher {
    /// Sends through the subject that `createSubject` makes, once it is connected.
    public func multicast<S: Subject>(
        _ createSubject: @escaping () -> S
    ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Sends through `subject`, once it is connected.
    public func multicast<S: Subject>(
        subject: S
    ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
        multicast { subject }
    }

    /// Sends to all its subscribers what one subscription sends, which lasts from the first of them to the last.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
    /// A publisher that starts when it is connected.
    public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
        multicast { PassthroughSubject() }
    }
}

extension Publishers {
    /// A publisher with one subscription for all its subscribers.
    public final class Share<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        init(upstream: Upstream) {
            shared = upstream.multicast { PassthroughSubject() }.autoconnect()
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            shared.receive(subscriber: subscriber)
        }
    }
}
