import Foundation
import Terrarium
import Testing

@MainActor
@Suite struct CoordinateSpaceTests {
    /// Shows where a reader lies in a space.
    private struct Place<Space: CoordinateSpaceProtocol>: View {
        let space: Space

        var body: some View {
            GeometryReader { proxy in
                let frame = proxy.frame(in: space)
                Text(verbatim: "\(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))x\(Int(frame.height))")
            }
            .frame(width: 120, height: 20)
        }
    }

    @Test func theOwnTheWindowsAndANamedSpace() {
        func place<Space: CoordinateSpaceProtocol>(_ space: Space) -> [String] {
            host(200, 200) {
                Place(space: space).padding(5).coordinateSpace(name: "card").padding(10)
            }.texts
        }
        #expect(place(.local) == ["0,0 120x20"])
        #expect(place(.global) == ["40,90 120x20"])
        #expect(place(.named("card")) == ["5,5 120x20"])
        #expect(place(.named("nobody")) == ["40,90 120x20"])
    }

    @Test func theNearestSpaceOfANameCounts() {
        let host = host(200, 200) {
            Place(space: .named("a")).padding(1).coordinateSpace(.named("a")).padding(2).coordinateSpace(.named("a"))
        }
        #expect(host.texts == ["1,1 120x20"])
    }

    @Test func aScrollViewsWindow() throws {
        let host = host(120, 40) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 30)
                    Place(space: .scrollView).id("place")
                    Color.red.frame(height: 100).id("end")
                }
            }
        }
        #expect(host.texts == ["0,30 120x20"])
        try host.scroll(.role(.scrollView), to: "place")
        #expect(host.texts == ["0,20 120x20"])
    }

    @Test func theScrollViewOfAnAxis() {
        let host = host(130, 40) {
            ScrollView {
                ScrollView(.horizontal) {
                    Place(space: .scrollView(axis: .vertical)).padding(.leading, 5)
                }
                .padding(.top, 7)
            }
        }
        #expect(host.texts == ["5,7 120x20"])
    }

    @Test func theBoundsOfANamedSpace() {
        let host = host(200, 200) {
            GeometryReader { proxy in
                let bounds = proxy.bounds(of: .named("card"))
                Text(verbatim: bounds.map { "\(Int($0.minX)),\(Int($0.minY)) \(Int($0.width))" } ?? "none")
            }
            .frame(width: 50, height: 20).padding(5).coordinateSpace(.named("card"))
        }
        #expect(host.texts == ["-5,-5 60"])
    }
}
