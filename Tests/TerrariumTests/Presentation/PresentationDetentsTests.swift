import Foundation
import Terrarium
import Testing

@MainActor
struct PresentationDetentsTests {
    private func top(_ detents: Set<PresentationDetent>, selected: PresentationDetent? = nil) throws -> CGFloat {
        let host = host(100, 400) {
            Text("r").sheet(isPresented: .constant(true)) {
                if let selected {
                    Color.red.id("c").presentationDetents(detents, selection: .constant(selected))
                } else {
                    Color.red.id("c").presentationDetents(detents)
                }
            }
        }
        return try host.frame(of: .id("c")).minY
    }

    @Test func aSheetBeginsAtItsLowestDetent() throws {
        #expect(try top([]) == 56)
        #expect(try top([.large]) == 56)
        #expect(try top([.medium, .large]) == 200)
        #expect(try top([.height(120), .medium]) == 280)
        #expect(try top([.fraction(0.25)]) == 300)
        #expect(try top([.height(1000)]) == 56)
    }

    @Test func aSelectedDetentDecides() throws {
        #expect(try top([.medium, .large], selected: .large) == 56)
    }

    @Test func anotherSelectionMovesTheSheet() throws {
        struct Moving: View {
            @State var detent = PresentationDetent.medium
            var body: some View {
                Text("r").sheet(isPresented: .constant(true)) {
                    Button("up") { detent = .large }
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .id("c")
                        .presentationDetents([.medium, .large], selection: $detent)
                }
            }
        }
        let host = host(100, 400) { Moving() }
        #expect(try host.frame(of: .id("c")).minY == 200)
        try host.tap("up")
        #expect(try host.frame(of: .id("c")).minY == 56)
    }

    @Test func heightsThatAreNoneAreTheLargest() throws {
        #expect(try top([.height(.nan)]) == 56)
        #expect(try top([.fraction(.infinity)]) == 56)
        #expect(try top([.height(-20)]) == 400)
    }
}
