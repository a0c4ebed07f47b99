import Foundation
import Terrarium

/// A host with the metrics that the tests of trees assert on: cells of 8 × 16 points.
@MainActor
func host<Content: View>(
    _ width: CGFloat = 200, _ height: CGFloat = 200, safeArea: EdgeInsets = EdgeInsets(),
    missingObjects: MissingObjectPolicy = .trap, @ViewBuilder content: () -> Content
) -> ViewHost {
    ViewHost(
        size: CGSize(width: width, height: height), safeArea: safeArea, missingObjects: missingObjects,
        content: content)
}

/// A log that actions write to.
@MainActor
final class Log {
    private(set) var entries: [String] = []

    func callAsFunction(_ entry: String) {
        entries.append(entry)
    }
}

/// A button that counts its taps.
struct TapCounter: View {
    var name = "c"
    @State private var count = 0

    var body: some View {
        Button("\(name):\(count)") { count += 1 }
    }
}
