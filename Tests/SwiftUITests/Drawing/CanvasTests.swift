import SwiftUI
import Testing

@MainActor
struct CanvasTests {
    @Test func whatTheFunctionDrawsIsSaid() {
        checkOutline(
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
                context.stroke(Path(), with: .color(.blue), lineWidth: 2)
                context.draw(Text("tea"), at: .zero)
            },
            "Canvas draws=\"fill(red),stroke(blue),text(\\\"tea\\\")\"")
    }

    @Test func theFunctionIsToldTheSize() {
        checkOutline(
            Canvas { context, size in
                context.draw(Text("\(Int(size.width))x\(Int(size.height))"), at: .zero)
            }
            .frame(width: 40, height: 20),
            """
            frame width=40 height=20 @80,40 40x20
              Canvas draws="text(\\"40x20\\")"
            """)
    }
}
