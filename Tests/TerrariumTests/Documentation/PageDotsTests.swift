import Foundation
import Terrarium
import Testing

@MainActor
struct PageDotsTests {
    @Test func eachPageIsEightPointsWide() {
        checkOutline(PageDots(count: 3), "PageDots count=3 @88,42 24x16")
    }

    @Test func aNegativeNumberCountsAsNone() {
        checkOutline(PageDots(count: -1), "PageDots count=0 @100,42 0x16")
    }
}
