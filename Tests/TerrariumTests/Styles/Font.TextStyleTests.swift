import Foundation
import Testing

@testable import Terrarium

@Suite struct FontTextStyleTests {
    @Test func defaultSizes() {
        let sizes = Font.TextStyle.allCases.map { "\($0.outlineName) \(Int($0.pointSize()))" }
        #expect(
            sizes == [
                "largeTitle 34", "title 28", "title2 22", "title3 20", "headline 17", "subheadline 15", "body 17",
                "callout 16", "footnote 13", "caption 12", "caption2 11",
            ])
    }

    @Test func bodyAtEveryTypeSize() {
        let sizes = DynamicTypeSize.allCases.map { Font.TextStyle.body.pointSize(at: $0) }
        #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    }

    @Test(arguments: Font.TextStyle.allCases)
    func sizesNeverShrink(style: Font.TextStyle) {
        let sizes = DynamicTypeSize.allCases.map { style.pointSize(at: $0) }
        #expect(sizes == sizes.sorted())
        #expect(sizes.count == 12)
    }
}
