import SwiftUI
import Testing

@MainActor
struct ImagePaintTests {
    @Test func repeatedImagesAndMeshesFill() {
        checkOutline(Rectangle().fill(.image(Image("tiles"))), "Rectangle fill=image")
        checkOutline(
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .red, .green]),
            "Rectangle fill=meshGradient(red,blue,red,green)")
    }
}
