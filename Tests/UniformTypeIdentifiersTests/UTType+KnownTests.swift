import Testing
import UniformTypeIdentifiers

struct UTTypeKnownTests {
    @Test func everyParentIsKnown() {
        for type in [UTType.usdz, .epub, .wav, .mp3, .swiftSource, .applicationBundle, .vCard, .zip, .gzip] {
            #expect(type.conforms(to: .item) || type.conforms(to: .content) || type.conforms(to: .archive))
        }
        #expect(UTType.swiftSource.conforms(to: .plainText))
        #expect(UTType.fileURL.conforms(to: .url))
    }
}
