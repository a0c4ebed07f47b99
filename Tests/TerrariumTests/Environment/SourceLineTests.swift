import Foundation
import Testing

@testable import Terrarium

@Suite struct SourceLineTests {
    @Test func aPlaceTakesTwelveBytes() {
        #expect(MemoryLayout<SourceLine>.size == 12)
    }

    @Test func placesPrintTheFileWithoutItsFolders() {
        let place = SourceLine(fileID: "Shop/Views/Cart.swift", line: 12)
        #expect(place.description == "Cart.swift:12")
        #expect(place.file == "Shop/Views/Cart.swift")
        #expect(place.line == 12)
        #expect(SourceLine.unknown.description == "")
    }
}
