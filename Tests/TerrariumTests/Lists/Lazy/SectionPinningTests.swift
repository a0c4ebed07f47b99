import Foundation
import Terrarium
import Testing

/// Headers and footers that stay in sight while their section does.
@MainActor
struct SectionPinningTests {
    @Test func aHeaderOfAGridIsPinnedOverAllColumns() throws {
        let host = ViewHost(size: CGSize(width: 100, height: 60)) {
            ScrollView {
                LazyVGrid(
                    columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0, pinnedViews: .sectionHeaders
                ) {
                    Section {
                        ForEach(0..<20, id: \.self) { Text("\($0)").frame(height: 20).id($0) }
                    } header: {
                        Color.red.frame(height: 10).accessibilityIdentifier("header")
                    }
                }
            }
        }
        try host.scroll(.role(.scrollView), to: 9)
        #expect(try host.frame(of: .id("header").anywhere) == CGRect(x: 0, y: 0, width: 100, height: 10))
    }
}
