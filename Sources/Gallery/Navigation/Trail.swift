import Foundation
import Observation
import Terrarium

/// The huts that a walker knows.
@Observable
final class Trail {
    var huts = ["Larch Hut", "Brook Hut", "Summit Hut"]

    func note(_ hut: String) {
        if !huts.contains(hut) { huts.append(hut) }
    }
}

/// The list of huts. The way that is walked is the path of the stack.
struct TrailMap: View {
    @State private var trail = Trail()
    @State private var way: [String] = []

    var body: some View {
        NavigationStack(path: $way) {
            VStack(spacing: 0) {
                Button("Walk the ridge", action: walkTheRidge)
                    .frame(height: 44)
                List(trail.huts, id: \.self) { hut in
                    NavigationLink(value: hut) { Text(hut) }
                }
                .navigationDestination(for: String.self) { hut in
                    HutPage(trail: trail, way: $way, hut: hut)
                }
                .listStyle(.plain)
            }
            .trailBar("Huts", leadsBack: false)
        }
    }

    /// One write pushes three pages.
    private func walkTheRidge() {
        way = ["Marmot Gap", "Cold Spring", "Eagle Rock"]
    }
}
