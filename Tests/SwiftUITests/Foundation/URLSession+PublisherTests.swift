import SwiftUI
import Testing

@MainActor
struct URLSessionPublisherTests {
    @Test func aFailureIsPublished() async {
        let missing = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        await #expect(throws: URLError.self) {
            for try await _ in URLSession.shared.dataTaskPublisher(for: missing).values {}
        }
    }
}
