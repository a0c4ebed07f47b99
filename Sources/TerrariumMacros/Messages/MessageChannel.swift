/// Frames messages on a pair of byte streams: eight bytes of length, little-endian, then the message.
struct MessageChannel {
    /// Reads at most as many bytes as the buffer holds and returns how many; 0 at the end of the stream.
    var read: (UnsafeMutableRawBufferPointer) throws -> Int
    /// Writes at least one byte of the buffer and returns how many.
    var write: (UnsafeRawBufferPointer) throws -> Int

    /// A message longer than this cannot come from the compiler: the stream is damaged.
    static let longestMessage: UInt64 = 1 << 30

    /// The next message, or nil where the stream ends between two messages.
    ///
    /// The compiler says goodbye with an empty message before it closes the stream.
    func receive() throws -> [UInt8]? {
        guard let header = try bytes(count: 8, endIsAllowed: true) else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard length > 0 else { return nil }
        guard length <= Self.longestMessage else { throw ChannelError.tooLong(length) }
        return try bytes(count: Int(length), endIsAllowed: false)
    }

    /// Sends one message.
    func send(_ message: [UInt8]) throws {
        let length = UInt64(message.count)
        let frame = (0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) } + message
        try frame.withUnsafeBytes { frame in
            var rest = frame[...]
            while !rest.isEmpty {
                let written = try write(UnsafeRawBufferPointer(rebasing: rest))
                guard written > 0 else { throw ChannelError.closed }
                rest = rest.dropFirst(written)
            }
        }
    }

    /// Reads exactly `count` bytes, however the stream cuts them.
    private func bytes(count: Int, endIsAllowed: Bool) throws -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var received = 0
        while received < count {
            let read = try bytes.withUnsafeMutableBytes {
                try self.read(UnsafeMutableRawBufferPointer(rebasing: $0[received...]))
            }
            if read == 0 {
                guard endIsAllowed, received == 0 else { throw ChannelError.endsInsideMessage }
                return nil
            }
            received += read
        }
        return bytes
    }
}

/// Why no message could be exchanged.
enum ChannelError: Error, Equatable, CustomStringConvertible {
    case endsInsideMessage
    case tooLong(UInt64)
    case closed
    case system(code: Int32)

    var description: String {
        switch self {
        case .endsInsideMessage: "the compiler's message ends before its announced length"
        case .tooLong(let length): "the compiler announces a message of \(length) bytes"
        case .closed: "the compiler does not take the answer"
        case .system(let code): "reading or writing failed with error \(code)"
        }
    }
}
