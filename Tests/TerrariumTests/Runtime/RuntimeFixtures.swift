import Foundation
import Terrarium

/// Hands the binding to a view's state out of the tree, so that a test changes it without looking for a view to tap.
@MainActor
final class Handle<Value> {
    private(set) var binding: Binding<Value>?

    func keep(_ binding: Binding<Value>) {
        self.binding = binding
    }

    /// Sets the state that a body has handed out.
    func set(_ value: Value) {
        binding?.wrappedValue = value
    }
}

/// What an update cost, in counts that must not depend on the size of the tree.
struct UpdateCost: Equatable, CustomStringConvertible {
    var bodies: [String]
    var visits: Int
    var measurements: Int
    var placements: Int

    var description: String {
        "\(bodies), \(visits) visits, \(measurements) measurements, \(placements) placements"
    }
}

extension ViewHost {
    /// Does something, brings the tree up to date and counts.
    func cost(of work: () throws -> Void) rethrows -> UpdateCost {
        runtime.update()
        let before = runtime.counters
        let log = try evaluationLog(during: work)
        let after = runtime.counters
        return UpdateCost(
            bodies: log.map(\.description), visits: after.nodesVisited - before.nodesVisited,
            measurements: after.measurements - before.measurements, placements: after.placements - before.placements)
    }
}

private struct MarkKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    var mark: Int {
        get { self[MarkKey.self] }
        set { self[MarkKey.self] = newValue }
    }
}

/// What a test holds of a ten-way tree: the state of the root and of one leaf.
@MainActor
final class TenWayHandles {
    let root = Handle<Int>()
    let leaf = Handle<String>()
}

/// Stacks of ten stacks of ten …, down to texts. The leaf 3 has state, the leaf 7 reads a value of the root.
struct TenWayTree: View {
    let levels: Int
    let handles: TenWayHandles
    @State private var mark = 0

    /// The number of its leaves is ten to the power of `levels`.
    var body: some View {
        let _ = handles.root.keep($mark)
        TenWayBranch(level: levels - 1, base: 0, handles: handles).environment(\.mark, mark)
    }
}

struct TenWayBranch: View {
    let level: Int
    let base: Int
    let handles: TenWayHandles

    var body: some View {
        VStack {
            ForEach(0..<10, id: \.self) { index in
                if level > 0 {
                    AnyView(TenWayBranch(level: level - 1, base: (base + index) * 10, handles: handles))
                } else if base + index == 3 {
                    StateLeaf(handle: handles.leaf)
                } else if base + index == 7 {
                    MarkLeaf()
                } else {
                    PlainLeaf(index: base + index)
                }
            }
        }
    }
}

struct PlainLeaf: View {
    let index: Int
    var body: some View { Text("\(index)").padding(4) }
}

struct StateLeaf: View {
    let handle: Handle<String>
    @State private var text = "a"

    var body: some View {
        let _ = handle.keep($text)
        Text(text).padding(4)
    }
}

struct MarkLeaf: View {
    @Environment(\.mark) private var mark
    var body: some View { Text("\(mark)").padding(4) }
}

/// Rows whose numbers a test changes, with a value that no row looks at.
struct HandledNumbers: View {
    let handle: Handle<[Int]>
    let other: Handle<Int>
    @State private var numbers: [Int]
    @State private var unrelated = 0

    init(_ numbers: [Int], handle: Handle<[Int]>, other: Handle<Int>) {
        self.handle = handle
        self.other = other
        _numbers = State(initialValue: numbers)
    }

    var body: some View {
        let _ = handle.keep($numbers)
        let _ = other.keep($unrelated)
        VStack {
            Text("\(unrelated)")
            ForEach(numbers, id: \.self) { HandledNumber(number: $0) }
        }
    }
}

struct HandledNumber: View {
    let number: Int
    var body: some View { Text(verbatim: "#\(number)") }
}

extension AnyView {
    /// A view with something around it, again and again.
    @MainActor
    static func nested<Outer: View>(
        _ levels: Int, around core: some View = Text("core"), _ wrap: (AnyView) -> Outer
    ) -> AnyView {
        var view = AnyView(core)
        for _ in 0..<levels { view = AnyView(wrap(view)) }
        return view
    }
}
