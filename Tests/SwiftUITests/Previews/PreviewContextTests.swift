import SwiftUI
import Testing

private struct Size: PreviewContextKey {
    static let defaultValue = 3
}

private struct Place: PreviewContext {}

@MainActor
struct PreviewContextTests {
    @Test func aPlaceHasDefaultsAndLeavesTheView() {
        #expect(Place()[Size.self] == 3)
        checkRecorded(Text("x").previewContext(Place()), "")
    }
}
