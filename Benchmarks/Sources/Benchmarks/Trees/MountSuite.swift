import Allocations
import Foundation
import Terrarium

/// What it costs to mount a tree, to lay it out, to print it and to let it go.
@MainActor
enum MountSuite {
    static var suite: Suite {
        Suite(
            name: "tree",
            groups: [3, 4, 5].flatMap { levels in
                [{ onMain { mounting(levels) } }, { onMain { layout(levels) } }, { onMain { bytes(levels) } }]
            } + [{ onMain { outline(3) } }, { onMain { outline(4) } }]
                + [
                    { onMain { MixedRows.group } }, { onMain { nesting } }, { onMain { cycles } },
                    { onMain { evaluations } },
                ])
    }

    static func host(levels: Int, handles: TreeHandles = TreeHandles()) -> ViewHost {
        ViewHost(size: CGSize(width: 1_000, height: 1_000)) { TenWayTree(levels: levels, handles: handles) }
    }

    private static func leaves(_ levels: Int) -> Int {
        (0..<levels).reduce(1) { product, _ in product * 10 }
    }

    /// A host lays out what shows. A covered screen is mounted and neither laid out nor drawn.
    private static func covered(levels: Int) -> ViewHost {
        ViewHost(size: CGSize(width: 1_000, height: 1_000)) { CoveredTree(levels: levels) }
    }

    private static func mounting(_ levels: Int) -> Group {
        let count = Double(leaves(levels))
        return Group(
            work: "mount, per leaf", axis: "leaves", size: leaves(levels),
            subjects: [
                Subject("mount alone", value: "ns") {
                    let started = now()
                    let host = covered(levels: levels)
                    let elapsed = now() - started
                    host.unmount()
                    return elapsed / count
                },
                Subject("mount and lay out", value: "ns") {
                    let started = now()
                    let host = host(levels: levels)
                    let elapsed = now() - started
                    host.unmount()
                    return elapsed / count
                },
                Subject("let go", value: "ns") {
                    let host = host(levels: levels)
                    let started = now()
                    host.unmount()
                    return (now() - started) / count
                },
            ])
    }

    private static func layout(_ levels: Int) -> Group {
        let host = host(levels: levels)
        let count = Double(leaves(levels))
        return Group(
            work: "lay out from scratch, per leaf", axis: "leaves", size: leaves(levels),
            subjects: [
                Subject("Terrarium", value: "ns") {
                    let started = now()
                    layOutAgain(host)
                    return (now() - started) / count
                }
            ])
    }

    private static func bytes(_ levels: Int) -> Group {
        let count = Double(leaves(levels))
        return Group(
            work: "memory of a mounted tree, per leaf", axis: "leaves", size: leaves(levels),
            subjects: [
                Subject("laid out", value: "bytes") {
                    let before = allocated_bytes()
                    let host = host(levels: levels)
                    let taken = Double(allocated_bytes()) - Double(before)
                    host.unmount()
                    return taken / count
                },
                Subject("not laid out", value: "bytes") {
                    let before = allocated_bytes()
                    let host = covered(levels: levels)
                    let taken = Double(allocated_bytes()) - Double(before)
                    host.unmount()
                    return taken / count
                },
            ])
    }

    private static func outline(_ levels: Int) -> Group {
        let host = host(levels: levels)
        return Group(
            work: "print the outline", axis: "leaves", size: leaves(levels),
            subjects: [
                Subject("Terrarium", value: "MB/s") {
                    let started = now()
                    let bytes = host.outline().utf8.count
                    return Double(bytes) * 1_000 / (now() - started)
                }
            ])
    }

    /// How deep views may be nested on this thread's stack before they are cut off with an issue.
    private static var nesting: Group {
        struct Level: View {
            let remaining: Int
            var body: AnyView { remaining == 0 ? AnyView(Text("core")) : AnyView(Level(remaining: remaining - 1)) }
        }
        func deepest(_ isShown: (Int) -> Bool) -> Double {
            var (low, high) = (0, 200_000)
            while high - low > 100 {
                let middle = (low + high) / 2
                if isShown(middle) { low = middle } else { high = middle }
            }
            return Double(low)
        }
        return Group(
            work: "deepest nesting that is shown", axis: "threads", size: 1,
            subjects: [
                Subject("bodies that return AnyView", value: "levels") {
                    deepest { levels in
                        let host = ViewHost { Level(remaining: levels) }
                        return host.texts == ["core"] && host.issues.isEmpty
                    }
                },
                Subject("padding inside AnyView", value: "levels") {
                    deepest { levels in
                        var view = AnyView(Text("core"))
                        for _ in 0..<levels { view = AnyView(view.padding(0)) }
                        let host = ViewHost { view }
                        return host.texts == ["core"] && host.issues.isEmpty
                    }
                },
            ], rounds: 1)
    }

    private static var cycles: Group {
        Group(
            work: "memory kept by 1,000 mounts and unmounts", axis: "leaves", size: 100,
            subjects: [
                Subject("Terrarium", value: "bytes") {
                    kept { for _ in 0..<$0 { host(levels: 2).unmount() } }
                }
            ], rounds: 3)
    }

    private static var evaluations: Group {
        Group(
            work: "memory kept by 1,000 evaluations", axis: "leaves", size: 100,
            subjects: [
                Subject("Terrarium", value: "bytes") {
                    let handles = TreeHandles()
                    let host = host(levels: 2, handles: handles)
                    defer { host.unmount() }
                    return kept { count in
                        for _ in 0..<count {
                            handles.leaf?.wrappedValue += 1
                            handles.root?.wrappedValue += 1
                            _ = host.texts
                        }
                    }
                }
            ], rounds: 3)
    }

    /// What a thousand repetitions keep after three.
    private static func kept(_ repeating: (Int) -> Void) -> Double {
        repeating(3)
        let before = allocated_bytes()
        repeating(1_000)
        return Double(allocated_bytes()) - Double(before)
    }

    /// Changes the size of all texts, so that no answer is known and every text is prepared anew, as after mounting.
    static func layOutAgain(_ host: ViewHost) {
        host.environment.dynamicTypeSize = host.environment.dynamicTypeSize == .large ? .xLarge : .large
        keep(Int(host.size.width))
    }
}
