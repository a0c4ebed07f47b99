import Foundation
import Terrarium
import Testing

@MainActor
struct FontValuesTests {
    private struct Reading: View {
        @Environment(\.font) private var font
        var body: some View { Text("\(font?.description ?? "none")") }
    }

    @Test func theNearestFontWinsAndNilTakesItAway() {
        let host = host(300, 200) {
            VStack {
                Reading()
                Reading().font(.caption)
                Reading().font(nil)
            }
            .font(.title)
        }
        #expect(host.texts == ["title", "caption", "none"])
        #expect(TerrariumTests.host { Reading() }.texts == ["none"])
    }

    @Test func theFontIsAWordOfTheLineBelow() {
        checkOutline(Color.clear.font(.title), "Color clear font=title")
        checkOutline(Color.clear.font(.system(size: 18, weight: .bold)), #"Color clear font="system(18) bold""#)
        checkOutline(Color.clear.font(nil), "Color clear")
    }

    @Test func aTextKeepsItsOwnFont() {
        checkOutline(
            VStack { Text("a").font(.caption) }.font(.title),
            """
            VStack font=title @96,42 8x16
              Text "a" font=caption
            """)
    }

    @Test func onlyReadersRun() throws {
        struct Root: View {
            @State private var isLarge = false
            var body: some View {
                VStack {
                    Reading()
                    TapCounter()
                    Button("large") { isLarge = true }
                }
                .font(isLarge ? .largeTitle : .body)
            }
        }
        let host = host { Root() }
        let runs = try host.evaluations { try host.tap("large") }
        #expect(runs == ["Root": 1, "FontValuesTests.Reading": 1])
        #expect(host.texts.first == "largeTitle")
    }
}
