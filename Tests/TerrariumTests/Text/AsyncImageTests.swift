import Foundation
import Terrarium
import Testing

private struct Photo: View {
    let url: URL?

    var body: some View {
        AsyncImage(url: url) { phase in
            if let image = phase.image {
                image
            } else if phase.error != nil {
                Text("failed")
            } else {
                Text("waiting")
            }
        }
    }
}

@MainActor
struct AsyncImageTests {
    @Test func theNetworkIsNotUsed() {
        #expect(host { Photo(url: URL(string: "https://example.org/a.png")) }.texts == ["waiting"])
        #expect(host { Photo(url: nil) }.texts == ["waiting"])
    }

    @Test func aFileLoadsOrFails() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        #expect(host { Photo(url: file) }.texts == ["failed"])
        try Data([1]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let name = file.deletingPathExtension().lastPathComponent
        #expect(host { Photo(url: file) }.outline(.structure).contains("Image \"\(name)\""))
    }

    @Test func aPlaceholderOrGreyStandsInItsPlace() {
        let host = host {
            AsyncImage(url: URL(string: "https://example.org/a.png")) {
                $0.resizable()
            } placeholder: {
                Text("…")
            }
        }
        #expect(host.texts == ["…"])
        checkOutline(AsyncImage(url: nil), "Color gray")
    }
}
