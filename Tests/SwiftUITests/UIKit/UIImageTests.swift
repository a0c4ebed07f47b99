import SwiftUI
import Testing

@MainActor
struct UIImageTests {
    @Test func imagesAreKnownByName() throws {
        let image = try #require(UIImage(named: "cup"))
        #expect(Image(uiImage: image) == Image("cup"))
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(data: Data([1]))?.pngData() == Data([1]))
    }
}
