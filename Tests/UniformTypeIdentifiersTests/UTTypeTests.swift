import Foundation
import Testing
import UniformTypeIdentifiers

struct UTTypeTests {
    @Test func kindsConformToMoreGeneralOnes() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .item))
        #expect(UTType.png.isSubtype(of: .data))
        #expect(!UTType.png.isSubtype(of: .png))
        #expect(UTType.image.isSupertype(of: .jpeg))
        #expect(!UTType.png.conforms(to: .text))
    }

    @Test func filesAreKnownByTheirEnds() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(filenameExtension: "nothing") == nil)
        #expect(UTType(mimeType: "application/json") == .json)
        #expect(UTType.pdf.preferredFilenameExtension == "pdf")
        #expect(UTType.pdf.preferredMIMEType == "application/pdf")
    }

    @Test func otherKindsAreKnownByIdentifier() throws {
        let own = UTType(exportedAs: "org.example.tea")
        #expect(own.identifier == "org.example.tea")
        #expect(own.preferredFilenameExtension == nil)
        #expect(UTType("") == nil)
        let copy = try JSONDecoder().decode(UTType.self, from: JSONEncoder().encode(own))
        #expect(copy == own)
    }
}
