import Foundation
import TerrariumLayout
import Testing

struct ContainerRelativeFrameTests {
    @Test(
        arguments: [
            (300, 1, 1, 10, 300), (320, 3, 1, 10, 100), (320, 3, 2, 10, 210), (320, 3, 3, 10, 320),
            (100, 0, 0, 10, 100),
            (5, 3, 1, 10, 0), (100, 2, 3, 0, 150),
        ] as [(CGFloat, Int, Int, CGFloat, CGFloat)])
    func dividesTheContainer(
        _ container: CGFloat, _ count: Int, _ span: Int, _ spacing: CGFloat, _ expected: CGFloat
    ) {
        let length = ContainerRelativeFrame.length(of: container, count: count, span: span, spacing: spacing)
        #expect(length == expected)
    }

    @Test func isAFrame() {
        let content = box("c", 30, 20)
        let view = content.modified(ContainerRelativeFrame(width: 100, height: nil, alignment: .trailing))
        view.layOut(in: ProposedViewSize(width: 200, height: 20))
        #expect(view.size == CGSize(width: 100, height: 20))
        #expect(content.origin == CGPoint(x: 70, y: 0))
    }

    @Test func describesItself() {
        let frame = ContainerRelativeFrame(width: 100, height: nil, alignment: .trailing)
        #expect(frame.description == "containerRelativeFrame width=100 align=trailing")
        #expect(ContainerRelativeFrame(width: -1, height: nil).diagnostics == .invalidFrame)
    }
}
