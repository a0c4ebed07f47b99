import Foundation
import Terrarium

/// Rows of stacks within stacks, as lists of people and prices have them.
@MainActor
enum MixedRows {
    private static let count = 10_000
    private static let size = CGSize(width: 1_000, height: 1_000)

    /// What it costs to build the rows, to lay them out, and how the one compares with the other.
    static var group: Group {
        let host = ViewHost(size: size) { Rows(count: count) }
        return Group(
            work: "10,000 rows of mixed stacks", axis: "rows", size: count,
            subjects: [
                Subject("build, per row", value: "ns") { build() / Double(count) },
                Subject("lay out at first, per row", value: "ns") { (buildAndLayOut() - build()) / Double(count) },
                Subject("lay out again in another type size, per row", value: "ns") {
                    layOutAgain(host) / Double(count)
                },
                Subject("layout at first / build", value: "×") { buildAndLayOut() / build() - 1 },
                Subject("layout again / build", value: "×") { layOutAgain(host) / build() },
            ])
    }

    /// A covered screen is built and neither laid out nor drawn.
    private static func build() -> Double {
        let started = now()
        let host = ViewHost(size: size) { Covered(count: count) }
        let elapsed = now() - started
        host.unmount()
        return elapsed
    }

    /// The same rows on the screen that shows.
    private static func buildAndLayOut() -> Double {
        let started = now()
        let host = ViewHost(size: size) { Rows(count: count) }
        keep(Int(host.size.width))
        let elapsed = now() - started
        host.unmount()
        return elapsed
    }

    private static func layOutAgain(_ host: ViewHost) -> Double {
        let started = now()
        MountSuite.layOutAgain(host)
        return now() - started
    }

    private struct Covered: View {
        let count: Int
        @State private var path = [1]

        var body: some View {
            NavigationStack(path: $path) {
                Rows(count: count).navigationDestination(for: Int.self) { Text("Screen \($0)") }
            }
        }
    }

    private struct Rows: View {
        let count: Int
        var body: some View { VStack { ForEach(0..<count, id: \.self) { Row(number: $0) } } }
    }

    private struct Row: View {
        let number: Int

        var body: some View {
            HStack {
                Text("Row \(number)")
                Spacer()
                VStack {
                    Text("\(number % 100)")
                    Text("\(number % 7) left").padding(2)
                }
            }
        }
    }
}
