import Foundation
import Testing

@testable import TerrariumTesting

@Suite struct PictureCropTests {
    private let picture = """
        +------+
        |abcdef|
        |日本gh|
        |ijklmn|
        +------+

        """

    @Test(arguments: [
        (CGRect(x: 0, y: 0, width: 48, height: 48), ["+------+", "|abcdef|", "|日本gh|", "|ijklmn|", "+------+"]),
        (CGRect(x: 16, y: 16, width: 24, height: 16), ["+---+", "|本g|", "+---+"]),
        (CGRect(x: 8, y: 16, width: 16, height: 16), ["+--+", "|  |", "+--+"]),
        (CGRect(x: 40, y: 32, width: 80, height: 80), ["+-+", "|n|", "+-+"]),
        (CGRect(x: -8, y: -16, width: 16, height: 32), ["+-+", "|a|", "+-+"]),
        (CGRect(x: 0, y: 0, width: 0, height: 0), ["++", "++"]),
    ])
    func cutsWholeCells(frame: CGRect, lines: [String]) {
        #expect(PictureCrop.crop(picture, to: frame) == lines.map { $0 + "\n" }.joined())
    }
}
