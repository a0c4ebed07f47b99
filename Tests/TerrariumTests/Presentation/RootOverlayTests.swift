import Foundation
import Terrarium
import Testing

@MainActor
struct RootOverlayTests {
    private static let safeArea = EdgeInsets(top: 20, leading: 10, bottom: 40, trailing: 30)

    /// Where a square of ten points lies that a small child of a window of 200 × 160 points puts over the window.
    private func frame(
        _ alignment: Alignment, _ direction: LayoutDirection = .leftToRight, safeArea: EdgeInsets = EdgeInsets()
    ) throws -> CGRect {
        let host = host(200, 160, safeArea: safeArea) {
            Text("asker").frame(width: 50, height: 50)
                .rootOverlay(alignment: alignment) { Color.red.frame(width: 10, height: 10).id("square") }
                .environment(\.layoutDirection, direction)
        }
        return try host.frame(of: .id("square"))
    }

    @Test(
        arguments: [
            (.topLeading, 0, 0), (.top, 95, 0), (.topTrailing, 190, 0),
            (.leading, 0, 75), (.center, 95, 75), (.trailing, 190, 75),
            (.bottomLeading, 0, 150), (.bottom, 95, 150), (.bottomTrailing, 190, 150),
        ] as [(Alignment, CGFloat, CGFloat)])
    func theContentIsAlignedInTheWindow(alignment: Alignment, x: CGFloat, y: CGFloat) throws {
        #expect(try frame(alignment) == CGRect(x: x, y: y, width: 10, height: 10))
    }

    @Test(
        arguments: [
            (.topLeading, 10, 20), (.top, 85, 20), (.topTrailing, 160, 20),
            (.leading, 10, 65), (.center, 85, 65), (.trailing, 160, 65),
            (.bottomLeading, 10, 110), (.bottom, 85, 110), (.bottomTrailing, 160, 110),
        ] as [(Alignment, CGFloat, CGFloat)])
    func theContentIsAlignedInTheSafeArea(alignment: Alignment, x: CGFloat, y: CGFloat) throws {
        #expect(try frame(alignment, safeArea: Self.safeArea) == CGRect(x: x, y: y, width: 10, height: 10))
    }

    @Test(
        arguments: [(.topLeading, 190, 0), (.leading, 190, 75), (.trailing, 0, 75), (.bottomTrailing, 0, 150)]
            as [(Alignment, CGFloat, CGFloat)])
    func fromRightToLeftTheLeadingEdgeIsAtTheRight(alignment: Alignment, x: CGFloat, y: CGFloat) throws {
        #expect(try frame(alignment, .rightToLeft) == CGRect(x: x, y: y, width: 10, height: 10))
    }

    /// What fills the safe area is aligned too; what ignores it reaches the window's edges.
    @Test func aReaderMeasuresTheSafeAreaAndAColourIgnoresIt() throws {
        let host = host(200, 160, safeArea: Self.safeArea) {
            Text("asker").rootOverlay(alignment: .bottomTrailing) {
                GeometryReader { proxy in
                    Color.black.opacity(0.5).id("dim").ignoresSafeArea()
                    Text("\(Int(proxy.size.width))x\(Int(proxy.size.height))").id("size")
                }
            }
        }
        #expect(host.texts == ["asker", "160x100"])
        #expect(try host.frame(of: .id("dim")) == CGRect(x: 0, y: 0, width: 200, height: 160))
        #expect(try host.frame(of: .id("size")).origin == CGPoint(x: 10, y: 20))
    }

    @Test func severalViewsLieOverEachOtherAtTheAlignment() {
        let host = host(200, 100) {
            Text("asker").rootOverlay(alignment: .bottomTrailing) {
                Color.red.frame(width: 60, height: 40)
                Text("w")
            }
        }
        #expect(
            host.outline() == """
                window @0,0 200x100
                  layer content
                    Text "asker" @80,42 40x16
                  layer overlay
                    frame width=60 height=40 @140,60 60x40
                      Color red
                    Text "w" @192,84 8x16

                """)
    }

    @Test func theContentsOwnGuidesCount() throws {
        let host = host(200, 100) {
            Text("asker").rootOverlay(alignment: .bottom) {
                Text("toast").alignmentGuide(.bottom) { $0[.bottom] + 12 }
            }
        }
        #expect(try host.frame(of: "toast") == CGRect(x: 80, y: 72, width: 40, height: 16))
    }

    private struct Moving: View {
        @State private var isBelow = false

        var body: some View {
            Button("move") { isBelow.toggle() }
                .rootOverlay(alignment: isBelow ? .bottom : .top) { Text("toast") }
        }
    }

    @Test func anotherAlignmentMovesTheContentAndRunsOneBody() throws {
        let host = host(200, 100) { Moving() }
        #expect(try host.frame(of: "toast").minY == 0)
        let runs = try host.evaluations { try host.tap("move") }
        #expect(runs == ["RootOverlayTests.Moving": 1])
        #expect(try host.frame(of: "toast") == CGRect(x: 80, y: 84, width: 40, height: 16))
        host.size.height = 60
        #expect(try host.frame(of: "toast").minY == 44)
    }

    @Test func itHasTheEnvironmentOfItsPlace() {
        struct Reading: View {
            @Environment(\.lineLimit) private var limit
            var body: some View { Text("limit \(limit ?? 0)") }
        }
        let host = host(200, 100) {
            VStack {
                Text("asker").lineLimit(4).rootOverlay { Reading() }.lineLimit(3)
            }
            .lineLimit(2)
        }
        #expect(host.texts == ["asker", "limit 3"])
    }

    /// It is not modal: what it leaves free can be tapped, what it covers cannot.
    @Test func itIsInTheWayOnlyWhereItIs() throws {
        let log = Log()
        let host = host(200, 100) {
            VStack(spacing: 0) {
                Button("above") { log("above") }.frame(height: 50)
                Button("below") { log("below") }.frame(height: 50)
            }
            .rootOverlay(alignment: .bottom) { Color.red.frame(height: 40) }
        }
        try host.tap("above")
        let error = #expect(throws: ViewQueryError.self) { try host.tap("below") }
        #expect(error?.kind == .covered)
        #expect(log.entries == ["above"])
    }
}
