import Testing

@testable import GalleryPrograms

@Suite struct KeyTests {
    /// The keys that a terminal's bytes make; an escape ends the wait for more after a moment, as at the end here.
    private func keys(_ bytes: [UInt8]) -> [Key?] {
        var rest = bytes[...]
        let decoder = KeyDecoder { rest.popFirst() }
        var keys: [Key?] = []
        while let byte = rest.popFirst() { keys.append(decoder.key(beginningWith: byte)) }
        return keys
    }

    @Test func singleBytes() {
        #expect(keys([9, 13, 10, 127, 8]) == [.next, .enter, .enter, .deleteBackward, .deleteBackward])
        #expect(keys([3]) == [.quit])
        #expect(keys([4]) == [.quit])
        #expect(keys([1, 0]) == [nil, nil])
    }

    @Test func arrowsAndTabWithShift() {
        #expect(keys(Array("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D".utf8)) == [.previous, .next, .next, .previous])
        #expect(keys(Array("\u{1B}OA\u{1B}[Z".utf8)) == [.previous, .previous])
        #expect(keys(Array("\u{1B}[1;5B".utf8)) == [.next])
        #expect(keys(Array("\u{1B}[3~".utf8)) == [nil])
    }

    @Test func anEscapeAloneQuits() {
        #expect(keys([27]) == [.quit])
    }

    @Test func lettersOfAnyScript() {
        #expect(keys(Array("q茶é🍵".utf8)) == [.character("q"), .character("茶"), .character("é"), .character("🍵")])
        #expect(keys([0xE8, 0x8C]) == [nil])
    }
}
