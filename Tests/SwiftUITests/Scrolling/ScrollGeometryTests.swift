import SwiftUI
import Testing

@MainActor
struct ScrollGeometryTests {
    @Test func whatShowsFollowsFromOffsetAndSize() {
        let geometry = ScrollGeometry(
            contentOffset: CGPoint(x: 0, y: 30), contentSize: CGSize(width: 10, height: 90),
            contentInsets: EdgeInsets(), containerSize: CGSize(width: 10, height: 20))
        #expect(geometry.visibleRect == CGRect(x: 0, y: 30, width: 10, height: 20))
    }

    @Test func pagesEndAtMultiplesOfTheView() {
        var target = ScrollTarget(rect: CGRect(x: 0, y: 130, width: 100, height: 100))
        let context = ScrollTargetBehaviorContext(
            originalTarget: target, velocity: CGVector(dx: 0, dy: 0), contentSize: CGSize(width: 100, height: 500),
            containerSize: CGSize(width: 100, height: 100), axes: .vertical)
        PagingScrollTargetBehavior().updateTarget(&target, context: context)
        #expect(target.rect.origin == CGPoint(x: 0, y: 100))
    }

    @Test func theBehaviourIsNamed() {
        checkRecorded(Text("x").scrollTargetBehavior(.viewAligned), "scrollTarget=ViewAligned")
        checkRecorded(Text("x").scrollTargetBehavior(.paging), "scrollTarget=Paging")
        checkRecorded(Text("x").scrollTargetLayout().scrollTarget(), "")
    }
}
