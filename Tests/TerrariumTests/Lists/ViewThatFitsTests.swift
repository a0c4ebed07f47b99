import Foundation
import Terrarium
import Testing

@MainActor
@Suite struct ViewThatFitsTests {
    private struct Title: View {
        var body: some View {
            ViewThatFits(in: .horizontal) {
                Text("a long title of many words")
                Text("a long title")
                Text("title")
            }
        }
    }

    @Test func theChoiceFollowsTheWindow() {
        let host = host(300, 20) { Title() }
        #expect(host.texts == ["a long title of many words"])
        host.size = CGSize(width: 100, height: 20)
        #expect(host.texts == ["a long title"])
        host.size = CGSize(width: 10, height: 20)
        #expect(host.texts == ["title"])
        host.size = CGSize(width: 300, height: 20)
        #expect(host.texts == ["a long title of many words"])
    }

    @Test func onlyTheViewThatIsShownHasALine() {
        checkOutline(
            Title().frame(width: 100),
            """
            frame width=100 @50,42 100x16
              ViewThatFitsTests.Title @2,0 96x16
                ViewThatFits
                  Text "a long title"
            """)
    }

    @Test func guidesOfTheViewThatIsShownCount() throws {
        let host = host(100, 40) {
            VStack(alignment: .leading, spacing: 0) {
                ViewThatFits { Text("ab").alignmentGuide(.leading) { _ in 8 } }
                Text("cd")
            }
        }
        #expect(try host.frame(of: "cd").minX == host.frame(of: "ab").minX + 8)
    }

    @Test func itMayFitInOneDirectionOnly() {
        #expect(
            host(100, 10) {
                ViewThatFits {
                    Text("ab")
                    Color.red.frame(width: 5, height: 5)
                }
            }.texts.isEmpty)
    }
}
