import Foundation
import Testing

@testable import Terrarium

@MainActor
struct RuntimeWindowTests {
    /// A third of a hundred points for each of three columns, and one more column.
    private struct Thirds: View {
        var body: some View {
            HStack(spacing: 0) { ForEach(0..<3, id: \.self) { _ in Color.red } }
                .frame(width: 100)
                .overlay { EmptyView() }
                .padding(.leading, 1 / 3)
        }
    }

    @Test(arguments: [(1, 101), (2, 100.5), (3, 301 / 3), (0, 301 / 3)] as [(CGFloat, CGFloat)])
    func aWindowThatHugsItsContentEndsAtAPixel(scale: CGFloat, width: CGFloat) {
        let host = ViewHost(proposal: ProposedViewSize(width: nil, height: 20)) {
            Thirds().environment(\.displayScale, 7)
        }
        host.environment.displayScale = scale
        #expect((host.size.width - width).magnitude < 1e-9)
        #expect(host.size.height == 20)
    }

    @Test func aSumThatIsRoundedCountsAsItsWholeNumber() {
        let host = ViewHost(proposal: .unspecified) {
            HStack(spacing: 0) { ForEach(0..<10, id: \.self) { _ in Color.red.frame(width: 0.1, height: 1) } }
        }
        #expect(host.size.width == 1)
    }
}
