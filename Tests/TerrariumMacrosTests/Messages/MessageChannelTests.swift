import Testing

@testable import TerrariumMacros

@Suite struct MessageChannelTests {
    /// A pair of streams in memory that hand over at most `pieceSize` bytes a call.
    final class Streams {
        var input: [UInt8]
        var output: [UInt8] = []
        let pieceSize: Int

        init(input: [UInt8], pieceSize: Int) {
            self.input = input
            self.pieceSize = pieceSize
        }

        var channel: MessageChannel {
            MessageChannel(
                read: { buffer in
                    let piece = self.input.prefix(min(self.pieceSize, buffer.count))
                    buffer.copyBytes(from: piece)
                    self.input.removeFirst(piece.count)
                    return piece.count
                },
                write: { buffer in
                    let piece = buffer.prefix(self.pieceSize)
                    self.output += piece
                    return piece.count
                })
        }
    }

    static let twoMessages: [UInt8] =
        [3, 0, 0, 0, 0, 0, 0, 0] + "abc".utf8 + [4, 1, 0, 0, 0, 0, 0, 0] + [UInt8](repeating: 7, count: 260)

    @Test(arguments: [1, 3, 8, 11, 1000])
    func receivesMessagesHoweverTheStreamCutsThem(pieceSize: Int) throws {
        let channel = Streams(input: Self.twoMessages, pieceSize: pieceSize).channel
        #expect(try channel.receive() == Array("abc".utf8))
        #expect(try channel.receive() == [UInt8](repeating: 7, count: 260))
        #expect(try channel.receive() == nil)
    }

    @Test(arguments: [1, 3, 1000])
    func sendsMessagesHoweverTheStreamCutsThem(pieceSize: Int) throws {
        let streams = Streams(input: [], pieceSize: pieceSize)
        try streams.channel.send(Array("abc".utf8))
        try streams.channel.send([UInt8](repeating: 7, count: 260))
        #expect(streams.output == Self.twoMessages)
    }

    @Test func takesAnEmptyMessageForTheEnd() throws {
        let channel = Streams(input: [0, 0, 0, 0, 0, 0, 0, 0, 1], pieceSize: 100).channel
        #expect(try channel.receive() == nil)
    }

    @Test(arguments: [Array(twoMessages.prefix(5)), Array(twoMessages.prefix(8)), Array(twoMessages.prefix(10))])
    func refusesAStreamThatEndsInsideAMessage(input: [UInt8]) {
        let channel = Streams(input: input, pieceSize: 100).channel
        #expect(throws: ChannelError.endsInsideMessage) { try channel.receive() }
    }

    @Test func refusesALengthThatNoMessageHas() {
        let channel = Streams(input: [0, 0, 0, 0, 0, 0, 0, 0x80], pieceSize: 100).channel
        #expect(throws: ChannelError.tooLong(1 << 63)) { try channel.receive() }
    }

    @Test func refusesToLoseAnAnswer() {
        let channel = Streams(input: [], pieceSize: 0).channel
        #expect(throws: ChannelError.closed) { try channel.send([1]) }
    }
}
