import Foundation
import Terrarium
import Testing

@MainActor
@Suite struct LineLimitTests {
    private let long = Text("one two three four five six seven eight nine ten")

    @Test func theGreatestNumberOfLines() {
        checkOutline(
            long.lineLimit(1), "Text \"one two three four five six seven eight nine ten\" lineLimit=1 @4,42 192x16")
        checkOutline(long.lineLimit(nil), "Text \"one two three four five six seven eight nine ten\" @4,34 192x32")
    }

    @Test func theLeastNumberOfLines() {
        checkOutline(Text("a").lineLimit(2, reservesSpace: true), "Text \"a\" lineLimit=2 @96,34 8x32")
        checkOutline(Text("a").lineLimit(2...4), "Text \"a\" lineLimit=4 @96,34 8x32")
        checkOutline(Text("a").lineLimit(2...), "Text \"a\" @96,34 8x32")
        checkOutline(Text("a").lineLimit(...4), "Text \"a\" lineLimit=4 @96,42 8x16")
    }
}
