import Foundation
import Terrarium

/// What changes of a mounted tree cost: they follow what is changed, not how large the tree is.
@MainActor
enum UpdateSuite {
    static var suite: Suite {
        Suite(
            name: "update",
            groups: [3, 4, 5].flatMap { levels in
                [{ onMain { leafState(levels) } }, { onMain { rootValue(levels) } }]
            } + [{ onMain { equalRows } }, { onMain { edits } }])
    }

    private static func leafState(_ levels: Int) -> Group {
        let handles = TreeHandles()
        let host = MountSuite.host(levels: levels, handles: handles)
        return group("state of one leaf", host, levels) { handles.leaf?.wrappedValue += 1 }
    }

    private static func rootValue(_ levels: Int) -> Group {
        let handles = TreeHandles()
        let host = MountSuite.host(levels: levels, handles: handles)
        return group("value of the root that one leaf reads", host, levels) { handles.root?.wrappedValue += 1 }
    }

    private static func group(
        _ work: String, _ host: ViewHost, _ levels: Int, change: @escaping @MainActor () -> Void
    ) -> Group {
        Group(
            work: work, axis: "leaves", size: (0..<levels).reduce(1) { product, _ in product * 10 },
            subjects: [
                Floor.load(of: NumberKey.self),
                Subject("Terrarium", .terrarium) { _ in
                    onMain {
                        change()
                        return Int(host.size.width)
                    }
                },
                Subject("bodies that ran", value: "bodies") { bodies(host, change) },
            ])
    }

    private static var equalRows: Group {
        let handles = RowList.RowHandles()
        let host = ViewHost { RowList(Array(0..<5_000), handles: handles) }
        let change: @MainActor () -> Void = { handles.unrelated?.wrappedValue += 1 }
        return Group(
            work: "root evaluated again above equal rows, per row", axis: "rows", size: 5_000,
            subjects: [
                Subject("Terrarium", value: "ns") {
                    let started = now()
                    change()
                    keep(Int(host.size.width))
                    return (now() - started) / 5_000
                },
                Subject("bodies that ran", value: "bodies") { bodies(host, change) },
            ])
    }

    private static var edits: Group {
        func subjects(_ name: String, _ edit: @escaping (inout [Int]) -> Void) -> [Subject] {
            let handles = RowList.RowHandles()
            let host = ViewHost { RowList(Array(0..<10_000), handles: handles) }
            let change: @MainActor () -> Void = {
                if var numbers = handles.numbers?.wrappedValue {
                    edit(&numbers)
                    handles.numbers?.wrappedValue = numbers
                }
            }
            return [
                Subject(name, value: "ns") {
                    let started = now()
                    change()
                    keep(Int(host.size.width))
                    return now() - started
                },
                Subject("\(name), bodies", value: "bodies") { bodies(host, change) },
            ]
        }
        var next = 10_000
        return Group(
            work: "edit the rows of a ForEach", axis: "rows", size: 10_000,
            subjects: subjects("insert in front") { numbers in
                next += 1
                numbers.insert(next, at: 0)
            } + subjects("move the last in front") { $0.insert($0.removeLast(), at: 0) }
                + subjects("remove one") { $0.remove(at: $0.count / 2) })
    }

    private static func bodies(_ host: ViewHost, _ change: @MainActor () -> Void) -> Double {
        Double(host.evaluations(during: { change() }).values.reduce(0, +))
    }
}
