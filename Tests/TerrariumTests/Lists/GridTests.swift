import Foundation
import Terrarium
import Testing

@MainActor
struct GridTests {
    private func box(_ id: String, _ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height).id(id)
    }

    private func check(_ host: ViewHost, _ frames: KeyValuePairs<String, CGRect>) throws {
        for (id, frame) in frames { #expect(try host.frame(of: .id(id)) == frame) }
    }

    @Test func columnsAndRowsAreAsLargeAsTheirLargestCell() throws {
        let host = host(200, 200) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 40, 20); box("b", 20, 30)
                }
                GridRow {
                    box("c", 10, 10); box("d", 50, 10)
                }
            }
        }
        try check(
            host,
            [
                "a": CGRect(x: 55, y: 85, width: 40, height: 20), "b": CGRect(x: 110, y: 80, width: 20, height: 30),
                "c": CGRect(x: 70, y: 110, width: 10, height: 10), "d": CGRect(x: 95, y: 110, width: 50, height: 10),
            ])
    }

    @Test func aLazyGridFillsItsColumns() throws {
        let column = GridItem(.flexible(), spacing: 0)
        let host = host(100, 200) {
            LazyVGrid(columns: [column, column], spacing: 0) {
                box("a", 20, 40); box("b", 20, 10); box("c", 20, 30)
            }
        }
        try check(
            host,
            [
                "a": CGRect(x: 15, y: 65, width: 20, height: 40), "b": CGRect(x: 65, y: 80, width: 20, height: 10),
                "c": CGRect(x: 15, y: 105, width: 20, height: 30),
            ])
    }

    @Test func theFirstViewThatFitsIsShown() {
        for (width, texts) in [(100.0, ["long text"]), (40, ["abc"])] {
            let host = host(width, 40) {
                ViewThatFits(in: .horizontal) {
                    Text("long text"); Text("abc")
                }
            }
            #expect(host.texts == texts)
        }
    }

    @Test func aLayoutValueIsAContainer() throws {
        let host = host(100, 60) {
            AnyLayout(VStackLayout(spacing: 0)) {
                Text("a"); Text("b")
            }
        }
        #expect(try host.frame(of: "b") == CGRect(x: 46, y: 30, width: 8, height: 16))
    }
}
