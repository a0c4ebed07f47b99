import Foundation
import TerrariumLayout
import Testing

struct ListRowLayoutTests {
    private static let insets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)

    @Test(arguments: cases)
    func arranges(_ example: LayoutCase) {
        example.check()
    }

    private static let cases = [
        LayoutCase("a low row has the least height", 200, nil, "root 0 0 200 44, c 20 12 30 20") {
            box("c", 30, 20).modified(ListRowLayout(insets: insets, minimumHeight: 44))
        },
        LayoutCase("a high row has its content's", 200, nil, "root 0 0 200 62, c 20 11 30 40") {
            box("c", 30, 40).modified(ListRowLayout(insets: insets, minimumHeight: 44))
        },
        LayoutCase("content may be as wide as the insets leave", 200, nil, "root 0 0 200 44, c 20 17 160 10") {
            color("c").modified(ListRowLayout(insets: insets, minimumHeight: 44))
        },
        LayoutCase("nothing proposed", nil, nil, "root 0 0 70 44, c 20 12 30 20") {
            box("c", 30, 20).modified(ListRowLayout(insets: insets, minimumHeight: 44))
        },
        LayoutCase("an impossible minimum is none", 50, nil, "root 0 0 50 20") {
            box("c", 30, 20).modified(ListRowLayout(insets: EdgeInsets(), minimumHeight: .nan))
        },
    ]
}
