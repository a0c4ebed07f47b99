import Foundation
import Terrarium
import Testing

@MainActor
struct SpacerTests {
    @Test(arguments: [(DynamicTypeSize.large, 0.5), (.xxxLarge, 0.5), (.accessibility1, 1), (.accessibility5, 1)])
    func aDividerIsAPixelHighOrAPointWhereTextsAreVeryLarge(_ size: DynamicTypeSize, _ height: CGFloat) throws {
        let host = host(80, 40) {
            Divider().id("line").dynamicTypeSize(size).environment(\.displayScale, 2)
        }
        #expect(try host.frame(of: .id("line")).size == CGSize(width: 80, height: height))
    }
}
