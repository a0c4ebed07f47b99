import Foundation
import Terrarium

/// What it costs to change a root value that one view among many reads, until the tree is up to date.
enum ReaderSuite {
    static var suite: Suite {
        Suite(name: "reader", groups: [1_000, 10_000, 100_000].map { leaves in { group(leaves) } })
    }

    private static func group(_ leaves: Int) -> Group {
        let host = MainActor.assumeIsolated { ViewHost { Leaves(count: leaves) } }
        return Group(
            work: "one changed value, one reader", axis: "leaves", size: leaves,
            subjects: [
                Subject("Terrarium", .terrarium) { random in
                    MainActor.assumeIsolated {
                        host.environment[NearKey.self] = random
                        return Int(host.size.width)
                    }
                }
            ])
    }
}

extension EnvironmentValues {
    fileprivate var near: Int { self[NearKey.self] }
}

private struct OneReader: View {
    @Environment(\.near) private var near
    var body: some View { Text(near.isMultiple(of: 2) ? "even" : "odds") }
}

private struct Leaves: View {
    let count: Int

    var body: some View {
        VStack {
            OneReader()
            ForEach(0..<count / 100, id: \.self) { hundred in
                VStack {
                    ForEach(0..<10, id: \.self) { ten in
                        VStack { ForEach(0..<10, id: \.self) { Text("\(hundred * 100 + ten * 10 + $0)").padding(4) } }
                    }
                }
            }
        }
    }
}
