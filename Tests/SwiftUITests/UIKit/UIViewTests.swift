import SwiftUI
import Testing

@MainActor
struct UIViewTests {
    @Test func viewsStandInOneAnother() {
        let (outer, inner) = (UIView(), UILabel())
        outer.addSubview(inner)
        #expect(inner.superview === outer)
        inner.removeFromSuperview()
        #expect(outer.subviews.isEmpty)
    }

    @Test func looksAreKept() {
        let view = UITextView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.layer.cornerRadius = 8
        view.font = .systemFont(ofSize: 12)
        #expect(view.layer.cornerRadius == 8)
        #expect(view.font?.pointSize == 12)
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
        #expect(view.endEditing(true))
    }
}
