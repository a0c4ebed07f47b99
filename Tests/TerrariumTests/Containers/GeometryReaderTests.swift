import Foundation
import Terrarium
import Testing

@MainActor
struct GeometryReaderTests {
    @Test func itTakesWhatIsOfferedAndStartsAtTheTopLeadingCorner() throws {
        let host = host(100, 100) {
            GeometryReader { proxy in Text("\(Int(proxy.size.width))") }.frame(width: 32, height: 20)
        }
        #expect(host.texts == ["32"])
        #expect(try host.frame(of: "32") == CGRect(x: 34, y: 40, width: 16, height: 16))
    }

    @Test func itIsAsLargeAsTenPointsWhereNothingIsProposed() throws {
        let host = host(100, 100) { GeometryReader { _ in Text("x") }.id("reader").fixedSize() }
        #expect(try host.frame(of: .id("reader")).size == CGSize(width: 10, height: 10))
    }

    @Test func framesAreTakenInTheSpaceThatIsAskedFor() {
        let host = host(100, 100) {
            GeometryReader { proxy in
                let frames = [proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("outer"))]
                ForEach(frames.indices, id: \.self) { Text("\(Int(frames[$0].minX)),\(Int(frames[$0].minY))") }
            }
            .padding(4)
            .coordinateSpace(name: "outer")
            .padding(6)
        }
        #expect(host.texts == ["0,0", "10,10", "4,4"])
    }

    @Test func theSafeAreaInsetsAreThoseOfTheWindowAtItsEdges() {
        let host = host(100, 100, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)) {
            GeometryReader { proxy in
                Text("\(Int(proxy.size.height)) \(Int(proxy.safeAreaInsets.top)) \(Int(proxy.safeAreaInsets.bottom))")
            }
        }
        #expect(host.texts == ["70 20 10"])
    }

    /// The content is made again when the size changes, and no body outside runs.
    @Test func anotherSizeMakesOnlyTheContentAnew() {
        struct Measured: View {
            let width: CGFloat
            var body: some View { Text("\(Int(width))") }
        }
        struct Root: View {
            var body: some View { GeometryReader { Measured(width: $0.size.width) } }
        }
        let host = host(100, 100) { Root() }
        #expect(host.evaluations { host.size.width = 60 } == ["Measured": 1])
        #expect(host.texts == ["60"])
        #expect(host.evaluations { host.size.height = 60 } == [:])
    }
}
