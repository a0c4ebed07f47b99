import SwiftUI
import Testing

@MainActor
struct GraphicsContextShadingTests {
    @Test func shadingsAreNamed() {
        let host = ViewHost(size: CGSize(width: 200, height: 100)) {
            Canvas { context, _ in
                let gradient = Gradient(colors: [.red, .blue])
                context.fill(Path(), with: .foreground)
                context.fill(Path(), with: .style(.tint))
                context.fill(Path(), with: .linearGradient(gradient, startPoint: .zero, endPoint: .zero))
                context.fill(Path(), with: .palette([.color(.red), .color(white: 1)]))
            }
        }
        #expect(
            host.outline(.structure).contains(
                "draws=fill(foreground),fill(tint),fill(linearGradient),fill(red+#FFFFFF)"))
    }
}
