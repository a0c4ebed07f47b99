import Foundation
import Terrarium
import Testing

@MainActor
struct LocalizedStringResourceTitlesTests {
    @Test func labelsAndButtonsTakeResources() throws {
        let title = LocalizedStringResource("Home")
        let image = ImageResource(name: "cup", bundle: .main)
        let log = Log()
        let host = host {
            VStack {
                Label(title, systemImage: "house")
                Label(title, image: "cup")
                Label(title, image: image)
                Button(title) { log("1") }
                Button(title, role: .cancel) { log("2") }
                Button(title, systemImage: "house") { log("3") }
                Button(title, systemImage: "house", role: .destructive) { log("4") }
                Button(title, image: image) { log("5") }
            }
        }
        #expect(host.texts == Array(repeating: "Home", count: 8))
        for number in 0..<5 { try host.tap(.button("Home").nth(number)) }
        #expect(log.entries == ["1", "2", "3", "4", "5"])
    }
}
