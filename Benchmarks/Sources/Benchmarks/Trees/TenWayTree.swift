import Foundation
import Terrarium

/// What a benchmark holds of a tree: the state of its root and of one leaf.
@MainActor
final class TreeHandles {
    var root: Binding<Int>?
    var leaf: Binding<Int>?
}

private struct MarkKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    fileprivate var mark: Int {
        get { self[MarkKey.self] }
        set { self[MarkKey.self] = newValue }
    }
}

/// Stacks of ten stacks of ten …, down to texts. One leaf has state, another one reads a value that the root sets.
struct TenWayTree: View {
    let levels: Int
    let handles: TreeHandles
    @State private var mark = 0

    var body: some View {
        let _ = handles.root = $mark
        TenWayBranch(level: levels - 1, base: 0, handles: handles).environment(\.mark, mark)
    }
}

/// The same tree as the lower of two screens.
struct CoveredTree: View {
    let levels: Int
    @State private var path = [1]

    var body: some View {
        NavigationStack(path: $path) {
            TenWayTree(levels: levels, handles: TreeHandles())
                .navigationDestination(for: Int.self) { Text("Screen \($0)") }
        }
    }
}

private struct TenWayBranch: View {
    let level: Int
    let base: Int
    let handles: TreeHandles

    var body: AnyView {
        if level > 0 {
            return AnyView(
                VStack {
                    ForEach(0..<10, id: \.self) { index in
                        TenWayBranch(level: level - 1, base: (base + index) * 10, handles: handles)
                    }
                })
        } else if base > 0 {
            return AnyView(VStack { ForEach(0..<10, id: \.self) { PlainLeaf(index: base + $0) } })
        } else {
            return AnyView(SpecialBranch(handles: handles))
        }
    }
}

/// The first ten leaves.
private struct SpecialBranch: View {
    let handles: TreeHandles

    var body: some View {
        VStack {
            StateLeaf(handles: handles)
            MarkLeaf()
            ForEach(2..<10, id: \.self) { PlainLeaf(index: $0) }
        }
    }
}

private struct PlainLeaf: View {
    let index: Int
    var body: some View { Text("\(index)").padding(4) }
}

private struct StateLeaf: View {
    let handles: TreeHandles
    @State private var count = 0

    var body: some View {
        let _ = handles.leaf = $count
        Text("\(count % 10)").padding(4)
    }
}

private struct MarkLeaf: View {
    @Environment(\.mark) private var mark
    var body: some View { Text("\(mark % 10)").padding(4) }
}

/// Rows by identity below a root with state that no row reads.
struct RowList: View {
    let handles: RowHandles
    @State private var numbers: [Int]
    @State private var unrelated = 0

    @MainActor
    final class RowHandles {
        var numbers: Binding<[Int]>?
        var unrelated: Binding<Int>?
    }

    init(_ numbers: [Int], handles: RowHandles) {
        self.handles = handles
        _numbers = State(initialValue: numbers)
    }

    var body: some View {
        let _ = handles.numbers = $numbers
        let _ = handles.unrelated = $unrelated
        VStack {
            Text("\(unrelated % 10)")
            ForEach(numbers, id: \.self) { Row(number: $0) }
        }
    }

    private struct Row: View {
        let number: Int
        var body: some View { Text("\(number)").padding(4) }
    }
}
