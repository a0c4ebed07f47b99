import Foundation
import Terrarium
import Testing

@MainActor
struct ButtonSymbolsTests {
    @Test func titleAndSymbolAreTheLabel() throws {
        let log = Log()
        let host = host { Button("Add", systemImage: "plus", role: .destructive) { log("added") } }
        try host.tap("Add")
        #expect(log.entries == ["added"])
        #expect(host.outline(.structure).contains("Image \"plus\" system"))
    }

    @Test func aRoleAloneHasALabel() {
        let host = host {
            VStack {
                Button(role: .cancel) {}
                Button(role: .close) {}
                Button(role: .confirm) {}
                Button(role: .destructive) {}
            }
        }
        #expect(host.texts == ["Cancel", "Close", "Done", "Delete"])
    }

    @Test func allFormsWithImages() throws {
        let title = "Cup"
        let image = ImageResource(name: "cup", bundle: .main)
        let log = Log()
        let host = host(200, 300) {
            VStack {
                Button("Cup", systemImage: "cup") { log("1") }
                Button(title, systemImage: "cup") { log("2") }
                Button("Cup", systemImage: "cup", role: .cancel) { log("3") }
                Button(title, systemImage: "cup", role: .cancel) { log("4") }
                Button("Cup", image: image) { log("5") }
                Button(title, image: image) { log("6") }
                Button(title, image: image, role: .destructive) { log("7") }
            }
        }
        for number in 0..<7 { try host.tap(.button("Cup").nth(number)) }
        #expect(log.entries == (1...7).map(String.init))
        let lines = host.outline(.structure).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.filter { $0 == #"Image "cup" system"# }.count == 4)
        #expect(lines.filter { $0 == #"Image "cup""# }.count == 3)
        #expect(lines.filter { $0.contains("role=cancel") }.count == 2)
        #expect(lines.filter { $0.contains("role=destructive") }.count == 1)
    }
}
