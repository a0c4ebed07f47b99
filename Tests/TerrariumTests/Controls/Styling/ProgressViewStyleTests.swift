import Foundation
import Terrarium
import Testing

private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text(verbatim: configuration.fractionCompleted.map { "\(Int($0 * 100))%" } ?? "…")
        }
    }
}

@MainActor
struct ProgressViewStyleTests {
    @Test func aStyleOfOnesOwnIsToldOfLabelAndFraction() {
        let host = host {
            VStack {
                ProgressView("Copying", value: 1, total: 4)
                ProgressView()
            }
            .progressViewStyle(Percent())
        }
        #expect(host.texts == ["Copying", "25%", "…"])
    }

    @Test func theLibrarysStylesAreNamed() {
        checkOutline(
            ProgressView().progressViewStyle(.circular), "ProgressView style=circular @90,40 20x20")
        checkOutline(
            ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red)),
            "ProgressView value=0.5 style=linear @0,48 200x4")
    }
}
