import Foundation
import Terrarium
import Testing

/// Numbers and layouts that make no sense: each has an outcome, and an issue where a person made a mistake.
@MainActor
struct InvalidGeometryTests {
    /// Shows a view, and expects its outline without the window's line, and how many issues it has.
    private func check<V: View>(
        _ outline: String, issues: [String] = [], width: CGFloat = 100, height: CGFloat = 60,
        sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ view: () -> V
    ) {
        let host = host(width, height, content: view)
        let lines = host.outline().split(separator: "\n").dropFirst().map { $0.dropFirst(2) }
        #expect(lines.joined(separator: "\n") == outline, sourceLocation: sourceLocation)
        #expect(host.issues.allSatisfy { $0.kind == .invalidGeometry }, sourceLocation: sourceLocation)
        #expect(host.issues.count == issues.count, "\(host.issues)", sourceLocation: sourceLocation)
        for (issue, words) in zip(host.issues, issues) {
            #expect(issue.message.contains(words), sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5])
    func aFrameThatIsNoLengthLeavesTheAxisToItsContent(_ length: CGFloat) {
        check("frame height=20 @0,20 100x20\n  Color red", issues: ["frame's length"]) {
            Color.red.frame(width: length, height: 20)
        }
    }

    @Test func limitsOutOfOrderAreRaised() {
        check("frame minWidth=50 maxWidth=50 @25,0 50x60\n  Color red", issues: ["out of order"]) {
            Color.red.frame(minWidth: 50, maxWidth: 10)
        }
        check("frame minWidth=0 maxWidth=30 @35,0 30x60\n  Color red", issues: ["out of order"]) {
            Color.red.frame(minWidth: -9, maxWidth: 30)
        }
        check("frame maxHeight=10 @0,25 100x10\n  Color red", issues: ["frame's length"]) {
            Color.red.frame(minHeight: .nan, maxHeight: 10)
        }
    }

    @Test func paddingLargerThanTheSpace() {
        check("padding 1000 @-950,-970 2000x2000\n  Color red @1000,1000 0x0") { Color.red.padding(1000) }
        check("padding -100\n  Color red @-100,-100 300x260") { Color.red.padding(-100) }
        check("padding 0\n  Color red", issues: ["padding or inset"]) { Color.red.padding(.infinity) }
    }

    @Test func spacingsOfStacks() {
        check("HStack\n  Color red @0,0 75x60\n  Color blue @25,0 75x60") {
            HStack(spacing: -50) {
                Color.red
                Color.blue
            }
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity])
    func aSpacingThatIsNoNumberIsTheUsualOne(_ spacing: CGFloat) {
        check("VStack\n  Color red @0,0 100x26\n  Color blue @0,34 100x26", issues: ["spacing"]) {
            VStack(spacing: spacing) {
                Color.red
                Color.blue
            }
        }
    }

    @Test func gridsWithoutCells() {
        check("Grid @50,30 0x0") { Grid {} }
        check("Grid @50,30 0x0\n  GridRow") { Grid { GridRow {} } }
        check("LazyVGrid @50,30 0x0\n  Color red") { LazyVGrid(columns: []) { Color.red } }
        check("LazyHGrid @50,30 0x0\n  Color red") { LazyHGrid(rows: []) { Color.red } }
        check("LazyVGrid @0,30 100x0") { LazyVGrid(columns: [GridItem()]) {} }
    }

    @Test func tracksThatAreNoLength() {
        check(
            "LazyVGrid @50,25 0x10\n  Color red", issues: ["track"]
        ) { LazyVGrid(columns: [GridItem(.fixed(-10))]) { Color.red } }
    }

    @Test func ratiosPositionsAndGuides() {
        check("aspectRatio fit @20,0 60x60\n  Color red", issues: ["aspect ratio"]) {
            Color.red.aspectRatio(-1, contentMode: .fit)
        }
        check("offset x=0 y=5\n  Color red @0,5 100x60", issues: ["offset or position"]) {
            Color.red.offset(x: .nan, y: 5)
        }
        check("position x=0 y=30\n  Text \"x\" @-4,22 8x16", issues: ["offset or position"]) {
            Text("x").position(x: .infinity, y: 30)
        }
        check("VStack @46,10 8x40\n  Text \"x\" @0,0 8x16\n  Text \"y\" @0,24 8x16", issues: ["guide"]) {
            VStack(alignment: .leading) {
                Text("x").alignmentGuide(.leading) { _ in .nan }
                Text("y")
            }
        }
    }

    @Test func anOverlayLargerThanTheWindow() throws {
        check("Text \"x\" @46,22 8x16\noverlay\n  frame width=500 height=300 @-200,-120 500x300\n    Color red") {
            Text("x").overlay { Color.red.frame(width: 500, height: 300) }
        }
    }

    @Test func aLayoutThatPlacesNothing() {
        check("Careless\n  Text \"x\" @46,22 8x16", issues: ["did not place"]) {
            Careless(size: CGSize(width: 100, height: 60), corners: []) { Text("x") }
        }
    }

    @Test func aLayoutThatPlacesTwice() {
        check("Careless\n  Text \"x\" @20,5 8x16") {
            Careless(
                size: CGSize(width: 100, height: 60), corners: [CGPoint(x: 3, y: 3), CGPoint(x: 20, y: 5)]
            ) { Text("x") }
        }
    }

    @Test func aLayoutThatAnswersNoNumbers() {
        check("Careless @50,25 0x10\n  Text \"x\" @0,0 8x16", issues: ["size is negative"]) {
            Careless(size: CGSize(width: CGFloat.nan, height: 10), corners: [.zero]) { Text("x") }
        }
        check("Careless @50,25 0x10\n  Text \"x\" @0,0 8x16", issues: ["size is negative"]) {
            Careless(size: CGSize(width: -20, height: 10), corners: [.zero]) { Text("x") }
        }
        check("Careless\n  Text \"x\" @0,5 8x16", issues: ["offset or position"]) {
            Careless(size: CGSize(width: 100, height: 60), corners: [CGPoint(x: CGFloat.nan, y: 5)]) { Text("x") }
        }
        check("Careless\n  Color red @0,0 100x0", issues: ["proposed a negative"]) {
            Careless(
                size: CGSize(width: 100, height: 60), corners: [.zero],
                proposal: ProposedViewSize(width: 100, height: -3)
            ) { Color.red }
        }
    }

    @Test func infiniteSpaceIsNoTrap() {
        let host = host(100, 60) {
            ScrollView([.horizontal, .vertical]) {
                VStack {
                    Color.red.frame(maxWidth: .infinity, maxHeight: .infinity)
                    GeometryReader { Text("\($0.size.width)") }
                    Spacer()
                }
            }
        }
        #expect(host.texts == ["10.000000"])
        #expect(host.issues.isEmpty)
    }

    @Test func anEndlessWord() {
        let word = String(repeating: "a", count: 100_000)
        let host = host(80, 48) { Text(word) }
        #expect(host.all(.view(Text.self)).map(\.frame) == [CGRect(x: 0, y: 0, width: 80, height: 48)])
        let scrolled = ViewHost(size: CGSize(width: 80, height: 48)) { ScrollView { Text(word) } }
        #expect(scrolled.all(.view(Text.self)).map(\.frame.size) == [CGSize(width: 80, height: 160_000)])
    }
}

/// A layout that does what it is told, right or wrong.
private struct Careless: Layout {
    let size: CGSize
    let corners: [CGPoint]
    var proposal = ProposedViewSize.unspecified

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for view in subviews {
            for corner in corners {
                view.place(
                    at: CGPoint(x: bounds.minX + corner.x, y: bounds.minY + corner.y), proposal: self.proposal)
            }
        }
    }
}
