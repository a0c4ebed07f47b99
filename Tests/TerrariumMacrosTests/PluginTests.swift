import Testing

@testable import TerrariumMacros

@Suite struct PluginTests {
    /// Sends `messages` through the plugin and returns its answers.
    func answers(to messages: [String]) throws -> [JSON] {
        let input = messages.flatMap { message in
            (0..<8).map { UInt8(truncatingIfNeeded: message.utf8.count >> ($0 * 8)) } + Array(message.utf8)
        }
        let streams = MessageChannelTests.Streams(input: input, pieceSize: 100)
        try Plugin.serve(streams.channel)
        let output = MessageChannelTests.Streams(input: streams.output, pieceSize: 100).channel
        var answers: [JSON] = []
        while let answer = try output.receive() { answers.append(try JSON(reading: answer)) }
        return answers
    }

    @Test func answersEveryMessageInOrder() throws {
        let answers = try answers(to: [#"{"getCapability":{}}"#, #"{"orderCoffee":{}}"#, #"{"loadPluginLibrary":{}}"#])
        #expect(answers.count == 3)
        #expect(answers[0]["getCapabilityResult"]?["capability"]?["protocolVersion"] == .integer(7))
        #expect(
            answers[1]["expandMacroResult"]?["diagnostics"]?.array?.first?["message"]?.string
                == "the macros of Terrarium do not understand the compiler's message 'orderCoffee'")
        #expect(answers[2]["loadPluginLibraryResult"]?["loaded"] == .boolean(false))
    }

    @Test func stopsAtADamagedMessage() {
        #expect(throws: JSONError.self) { try answers(to: [#"{"getCapability":{}}"#, "{"]) }
    }
}
