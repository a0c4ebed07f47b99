import Foundation
import Terrarium
import Testing

@MainActor
struct ProgressViewSourcesTests {
    @Test func foundationsProgressGivesTheFraction() {
        let progress = Progress(totalUnitCount: 4)
        progress.completedUnitCount = 1
        checkOutline(ProgressView(progress), "ProgressView value=0.25 @0,48 200x4")
    }

    @Test func aSpanThatIsOverIsEmptyOrFull() {
        let past = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 10)
        checkOutline(ProgressView(timerInterval: past), "ProgressView value=0 @0,48 200x4")
        checkOutline(ProgressView(timerInterval: past, countsDown: false), "ProgressView value=1 @0,48 200x4")
    }
}
