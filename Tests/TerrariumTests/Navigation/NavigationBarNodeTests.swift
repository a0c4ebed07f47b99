import Foundation
import Terrarium
import Testing

/// Where the parts of a bar stand, in windows of any size and in both reading directions.
@MainActor
struct NavigationBarNodeTests {
    private func bar(_ width: CGFloat, principal: String = "middle", direction: LayoutDirection = .leftToRight)
        -> ViewHost
    {
        host(width, 100) {
            NavigationStack {
                Text("x").toolbar {
                    ToolbarItem(placement: .topBarLeading) { Text("lead") }
                    ToolbarItem(placement: .principal) { Text(principal).lineLimit(1) }
                    ToolbarItem(placement: .topBarTrailing) { Text("one") }
                    ToolbarItem(placement: .topBarTrailing) { Text("two") }
                }
            }
            .environment(\.layoutDirection, direction)
        }
    }

    @Test func theMiddleIsTheMiddleOfTheBar() throws {
        let host = bar(300)
        #expect(try host.frame(of: "lead") == CGRect(x: 16, y: 14, width: 32, height: 16))
        #expect(try host.frame(of: "middle") == CGRect(x: 126, y: 14, width: 48, height: 16))
        #expect(try host.frame(of: "one") == CGRect(x: 228, y: 14, width: 24, height: 16))
        #expect(try host.frame(of: "two") == CGRect(x: 260, y: 14, width: 24, height: 16))
    }

    @Test func peopleWhoReadFromTheRightSeeItMirrored() throws {
        let host = bar(300, direction: .rightToLeft)
        #expect(try host.frame(of: "lead").maxX == 284)
        #expect(try host.frame(of: "middle").midX == 150)
        #expect(try host.frame(of: "one").maxX == 72)
        #expect(try host.frame(of: "two").minX == 16)
    }

    @Test func aLongMiddleGivesWayToTheItems() throws {
        let host = bar(240, principal: "a middle that is far too long")
        let frame = try host.frame(of: .text("a middle that is far too long"))
        #expect(frame.minX >= 48 && frame.maxX <= 168, "\(frame)")
    }

    @Test(arguments: [0, 1, 40] as [CGFloat])
    func tinyWindowsAreNoTrouble(width: CGFloat) {
        let host = bar(width)
        #expect(host.texts.contains("middle"))
        #expect(host.issues.isEmpty)
        host.size = .zero
        #expect(host.texts.contains("lead"))
    }

    @Test func aWindowThatHugsItsContentHugsTheStack() {
        let host = ViewHost(proposal: ProposedViewSize(width: 100, height: nil)) {
            NavigationStack { Text("x").navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
        }
        #expect(host.size == CGSize(width: 100, height: 60))
    }

    @Test func longTitlesAreCutAndStayWhole() throws {
        let title = String(repeating: "title ", count: 50)
        let host = host(200, 100) { NavigationStack { Text("x").navigationTitle(title) } }
        #expect(host.screenTitles == [title])
        #expect(host.texts.count == 2)
        #expect(host.picture().split(separator: "\n").allSatisfy { $0.count == 27 })
    }

    @Test func theBarLiesInsideTheSafeAreaAndTheContentBelowIt() throws {
        let host = host(200, 300, safeArea: EdgeInsets(top: 50, leading: 0, bottom: 20, trailing: 0)) {
            NavigationStack {
                Color.red.id("behind").ignoresSafeArea().overlay { Color.blue.id("inside") }
                    .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
            }
        }
        #expect(try host.frame(of: .role(.navigationBar)) == CGRect(x: 0, y: 50, width: 200, height: 44))
        #expect(try host.frame(of: .id("inside")) == CGRect(x: 0, y: 94, width: 200, height: 186))
        #expect(try host.frame(of: .id("behind")) == CGRect(x: 0, y: 0, width: 200, height: 300))
    }

    @Test func changingAnItemRunsAndMeasuresItAlone() throws {
        struct Item: View {
            @State private var count = 0

            var body: some View { Button("item \(count)") { count += 1 } }
        }
        struct Page: View {
            var body: some View { Text("page").toolbar { Item() } }
        }
        let host = host(200, 100) { NavigationStack { Page() } }
        #expect(try host.evaluations { try host.tap("item 0") } == ["Item": 1])
        #expect(host.texts == ["item 1", "page"])
    }
}
