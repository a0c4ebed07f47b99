import SwiftUI
import Testing

@MainActor
struct GraphicsContextTests {
    private func draws(_ draw: @escaping (inout GraphicsContext) -> Void) -> String {
        let host = ViewHost(size: CGSize(width: 200, height: 100)) { Canvas { context, _ in draw(&context) } }
        return host.outline(.structure)
    }

    @Test func layersAndFiltersAreKeptInOrder() {
        let outline = draws { context in
            context.addFilter(.blur(radius: 3))
            context.drawLayer { layer in
                layer.clip(to: Path())
                layer.draw(Image(systemName: "leaf"), at: .zero)
            }
        }
        #expect(outline.contains("draws=filter(blur),clip,image"))
    }

    @Test func theMatrixFollowsItsChanges() {
        var transform = CGAffineTransform.identity
        _ = draws { context in
            context.translateBy(x: 10, y: 0)
            context.scaleBy(x: 2, y: 2)
            transform = context.transform
        }
        #expect(transform.a == 2)
        #expect(transform.tx == 10)
    }

    @Test func symbolsAreNotBuilt() {
        let host = ViewHost {
            Canvas { context, _ in
                if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
            } symbols: {
                Text("x").tag(1)
            }
        }
        #expect(host.texts.isEmpty)
        #expect(!host.outline().contains("draws"))
    }

    @Test func aTextIsMeasuredInCells() {
        var size = CGSize.zero
        _ = draws { size = $0.resolve(Text("tea")).measure(in: .zero) }
        #expect(size == CGSize(width: 24, height: 16))
    }
}
