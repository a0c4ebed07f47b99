import Foundation
import Testing

@testable import Terrarium

struct ImageSymbolsTests {
    @Test func anAddressOutsideEveryFileHasNoName() {
        #expect(ImageSymbols.name(at: 0) == nil)
        #expect(ImageSymbols.name(at: 1) == nil)
        #expect(ImageSymbols.name(at: .max) == nil)
    }

    @Test func whatIsNoSuchFileHasNoSymbols() {
        let header: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2]
        let wrong: [[UInt8]] = [
            [], [1, 2, 3], header, header + Array(repeating: 0, count: 59), header + Array(repeating: 0xFF, count: 200),
        ]
        for bytes in wrong {
            bytes.withUnsafeBytes { #expect(ELFImage($0) == nil) }
        }
    }
}
