import Foundation
import Terrarium

/// What a host of a random tree has besides the tree: the counts of its counters, by identity, and what is on the screen.
@MainActor
final class RandomTreeRecord {
    /// The counts from which a fresh mount starts.
    var startingCounts: [String: Int] = [:]
    var counters: [String: Binding<Int>] = [:]
    private(set) var appeared: [String: Int] = [:]

    func keep(_ binding: Binding<Int>, at path: String) {
        counters[path] = binding
    }

    func appear(_ path: String) {
        appeared[path, default: 0] += 1
    }

    func disappear(_ path: String) {
        appeared[path, default: 0] -= 1
        if appeared[path] == 0 { appeared[path] = nil }
    }
}

private enum ListKey: PreferenceKey {
    static let defaultValue: [Int] = []
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// Shows a random tree; the state of the root holds it.
struct RandomTreeRoot: View {
    let record: RandomTreeRecord
    let handle: Handle<RandomTree>
    @State private var tree: RandomTree

    init(_ tree: RandomTree, record: RandomTreeRecord, handle: Handle<RandomTree>) {
        self.record = record
        self.handle = handle
        _tree = State(initialValue: tree)
    }

    var body: some View {
        let _ = handle.keep($tree)
        RandomTreeView(tree: tree, path: "", record: record)
    }
}

/// One part of a random tree.
struct RandomTreeView: View {
    let tree: RandomTree
    let path: String
    let record: RandomTreeRecord

    private var own: String { tree.ownPath(below: path) }

    var body: some View {
        switch tree.kind {
        case .text, .counter, .reader: leaf
        case .column: VStack(alignment: alignments.0, spacing: CGFloat(tree.number)) { rows }
        case .row: HStack(alignment: alignments.1, spacing: CGFloat(tree.number)) { rows }
        case .layers:
            ZStack(alignment: Alignment(horizontal: alignments.0, vertical: alignments.1)) { rows }
        case .parts: parts
        case .branch, .optional, .erased, .identity: dynamic
        case .environment, .transform, .preference, .preferenceReader, .direction: surroundings
        case .geometry:
            GeometryReader { proxy in
                VStack {
                    Text("g\(Int(proxy.size.width))")
                    child(0)
                }
            }
        case .modifier: child(0).modifier(FramingPart(number: tree.number))
        case .window:
            child(0)
                .rootOverlay(alignment: tree.number > 4 ? .center : .bottom) {
                    if tree.number % 4 == 1 { child(1) }
                }
                .sheet(isPresented: .constant(tree.number % 4 == 2)) { child(1) }
                .alert("Alert", isPresented: .constant(tree.number % 4 == 3)) { Button("OK") {} }
        case .overlay, .background, .inset: secondary
        default: unary
        }
    }

    private var alignments: (HorizontalAlignment, VerticalAlignment) {
        switch tree.number % 3 {
        case 0: (.leading, .top)
        case 1: (.center, .firstTextBaseline)
        default: (.trailing, .bottom)
        }
    }

    /// The rows one by one, each beside a text, in one order or the other.
    private var parts: some View {
        VStack(spacing: 1) {
            Group(
                subviews: Group { rows }
                    .padding(CGFloat(tree.number % 3))
                    .foregroundStyle(tree.number > 4 ? .red : .blue)
            ) { subviews in
                ForEach(tree.number.isMultiple(of: 2) ? Array(subviews) : subviews.reversed()) { subview in
                    HStack(spacing: 1) {
                        Text("\(subviews.count)")
                        subview
                    }
                }
            }
        }
    }

    @ViewBuilder private var leaf: some View {
        switch tree.kind {
        case .text:
            Text("t\(tree.number)").onAppear { record.appear(own) }.onDisappear { record.disappear(own) }
        case .counter: CounterPart(path: own, record: record)
        default: ReaderPart(number: tree.number)
        }
    }

    @ViewBuilder private var dynamic: some View {
        switch tree.kind {
        case .branch: branch
        case .optional: if tree.number % 3 > 0 { child(0) }
        case .erased: erased
        default: child(0).id(tree.number)
        }
    }

    @ViewBuilder private var surroundings: some View {
        switch tree.kind {
        case .environment: child(0).environment(\.mark, tree.number)
        case .transform: child(0).transformEnvironment(\.mark) { $0 += tree.number }
        case .preference: child(0).preference(key: ListKey.self, value: [tree.number])
        case .direction:
            child(0).environment(\.layoutDirection, tree.number % 2 == 0 ? .leftToRight : .rightToLeft)
        default:
            child(0).overlayPreferenceValue(ListKey.self) {
                Text("p\($0.map(\.description).joined(separator: ","))")
            }
        }
    }

    @ViewBuilder private var secondary: some View {
        let alignment = Alignment(horizontal: alignments.0, vertical: alignments.1)
        switch tree.kind {
        case .overlay: child(0).overlay(alignment: alignment) { child(1) }
        case .background: child(0).background(alignment: alignment) { child(1) }
        default:
            VStack { child(0) }.safeAreaInset(
                edge: tree.number % 2 == 0 ? .top : .bottom, spacing: CGFloat(tree.number)
            ) { child(1) }
        }
    }

    @ViewBuilder private var unary: some View {
        let number = CGFloat(tree.number)
        switch tree.kind {
        case .padding: child(0).padding(number)
        case .frame:
            child(0).frame(width: number * 10, alignment: tree.number % 2 == 0 ? .leading : .trailing)
        case .minimum:
            child(0).frame(minWidth: number * 5, maxHeight: number * 20, alignment: .bottomTrailing)
        case .style:
            child(0).font(tree.number % 2 == 0 ? .title : .body).opacity(number / 10).disabled(
                tree.number % 3 == 0)
        case .moved: child(0).offset(x: number, y: -number)
        case .priority: child(0).layoutPriority(Double(tree.number % 3))
        case .fixed:
            child(0).fixedSize(horizontal: tree.number % 2 == 0, vertical: tree.number % 3 == 0)
        case .guide:
            child(0).alignmentGuide(.leading) { _ in number }.alignmentGuide(VerticalAlignment.top) { _ in
                number
            }
        case .scroll: ScrollView(tree.number % 2 == 0 ? .vertical : .horizontal) { child(0) }
        case .drawingOrder: child(0).zIndex(Double(tree.number))
        default:
            child(0).aspectRatio(
                tree.number % 2 == 0 ? 1 : 2, contentMode: tree.number % 3 == 0 ? .fit : .fill)
        }
    }

    private var rows: some View {
        ForEach(Array(tree.children.enumerated()), id: \.element.id) { child($0.offset) }
    }

    @ViewBuilder private var branch: some View {
        if tree.number % 2 == 0 { child(0) } else { child(1) }
    }

    private var erased: AnyView {
        switch tree.number % 3 {
        case 0: AnyView(child(0))
        case 1: AnyView(child(0).padding(2))
        default: AnyView(HStack { child(0) })
        }
    }

    private func child(_ index: Int) -> RandomTreeView {
        RandomTreeView(
            tree: tree.children[index], path: tree.childPath(index, below: path), record: record)
    }
}

/// Keeps a count. In a fresh mount it starts from the count that the record knows, else from zero.
private struct CounterPart: View {
    let path: String
    let record: RandomTreeRecord
    @State private var count: Int

    init(path: String, record: RandomTreeRecord) {
        self.path = path
        self.record = record
        _count = State(initialValue: record.startingCounts[path] ?? 0)
    }

    var body: some View {
        let _ = record.keep($count, at: path)
        Button("c\(count)") { count += 1 }
    }
}

private struct ReaderPart: View {
    let number: Int
    @Environment(\.mark) private var mark
    var body: some View { Text("r\(number)m\(mark)") }
}

/// A modifier with state of its own, whose body depends on its input.
private struct FramingPart: ViewModifier {
    let number: Int
    @Environment(\.mark) private var mark

    func body(content: Content) -> some View {
        if number % 3 == 0 {
            content.border(.red)
        } else {
            VStack {
                Text("f\(mark)")
                content
            }
        }
    }
}
