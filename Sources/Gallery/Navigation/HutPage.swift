import Foundation
import Terrarium

/// A hut, and the ways from here.
struct HutPage: View {
    let trail: Trail
    @Binding var way: [String]
    let hut: String
    /// Kept while other pages cover this one, and gone once it is popped.
    @State private var stamps = 0

    var body: some View {
        VStack {
            Text("You are at \(hut).")
                .containerRelativeFrame(.horizontal, alignment: .center)
                .font(.title)
            Button("Stamp the book (\(stamps))") { stamps += 1 }
            Button("Onward") { way.append("Far Hut") }
            Button("One back") { if !way.isEmpty { way.removeLast() } }
            Button("Down to the list") { way.removeAll() }
        }
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button {
                    trail.note(hut)
                } label: {
                    Image(systemName: "bookmark")
                }
                .accessibilityLabel("Note this hut")
            }
        }
        .trailBar(hut)
    }
}
