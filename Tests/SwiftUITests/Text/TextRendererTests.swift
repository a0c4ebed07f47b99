import SwiftUI
import Testing

private struct Loud: TextAttribute {}

private struct Wave: TextRenderer {
    var height: Double

    var animatableData: Double {
        get { height }
        set { height = newValue }
    }

    var displayPadding: EdgeInsets { EdgeInsets(top: height, leading: 0, bottom: height, trailing: 0) }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout {
            for run in line {
                guard run[Loud.self] != nil else {
                    context.draw(run)
                    continue
                }
                for (index, glyph) in run.enumerated() {
                    var copy = context
                    copy.translateBy(x: 0, y: height * sin(Double(index)))
                    copy.opacity = glyph.typographicBounds.rect.width > 3 ? 1 : 0.5
                    copy.draw(glyph, options: .disablesSubpixelQuantization)
                }
            }
        }
    }
}

@MainActor
struct TextRendererTests {
    @Test func theRendererIsRecorded() {
        let host = ViewHost(size: CGSize(width: 100, height: 16)) {
            Text("Hello \(Text("world").customAttribute(Loud()))").textRenderer(Wave(height: 3))
        }
        #expect(host.texts == ["Hello world"])
        #expect(host.outline(.structure).contains("Text \"Hello world\" textRenderer=Wave"))
    }
}
