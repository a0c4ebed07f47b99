import Terrarium

/// What it costs to change one value of the root until every reader that it concerns has been evaluated again.
enum ChangeSuite {
    static var suite: Suite {
        Suite(
            name: "change",
            groups: [1_000, 100_000].flatMap { readers in
                [1, 10, readers].map { affected in { change(affected: affected, of: readers) } }
            })
    }

    private static func change(affected: Int, of scopes: Int) -> Group {
        Group(
            work: "one root value, \(scopes) scopes and readers", axis: "affected readers", size: affected,
            subjects: [
                terrarium(affected, scopes), dictionary(affected, scopes), walk(affected, scopes),
                list(affected, scopes),
            ])
    }

    private static func terrarium(_ affected: Int, _ scopes: Int) -> Subject {
        let root = EnvironmentScope()
        root[NumberKey.self] = 0
        root[MissingKey.self] = 0
        let total = Box(0)
        let observations = (0..<scopes).map { index in
            let child = root.child { $0[NearKey.self] = index }
            return index < affected
                ? child.onChange(of: { $0[NumberKey.self] }, perform: { total.value &+= $0 })
                : child.onChange(of: { $0[MissingKey.self] }, perform: { total.value &+= $0 })
        }
        return Subject("Terrarium", .terrarium) { _ in
            root[NumberKey.self] &+= 1
            return total.value &+ observations.count
        }
    }

    /// A reader of a design that cannot tell who reads what: it compares its value after every change.
    private struct Reader<Environment> {
        var environment: Environment
        let read: (Environment) -> Int
        var last = 0

        mutating func update(_ total: inout Int) {
            let value = read(environment)
            if value != last {
                last = value
                total &+= value
            }
        }
    }

    private static func dictionary(_ affected: Int, _ scopes: Int) -> Subject {
        var root = CopiedDictionary()
        root[NumberKey.self] = 0
        root[MissingKey.self] = 0
        var readers = (0..<scopes).map { index in
            Reader(environment: root) { index < affected ? $0[NumberKey.self] : $0[MissingKey.self] }
        }
        return Subject("copied dictionary", .textbook) { _ in
            var total = 0
            root[NumberKey.self] &+= 1
            for index in readers.indices {
                readers[index].environment = root.child(setting: NearKey.self, to: index)
                readers[index].update(&total)
            }
            return total
        }
    }

    private static func walk(_ affected: Int, _ scopes: Int) -> Subject {
        var number = 0
        let missing = ParentWalk(MissingKey.self, 0, parent: nil)
        var root = missing
        var readers = (0..<scopes).map { index in
            Reader(environment: missing) { index < affected ? $0[NumberKey.self] : $0[MissingKey.self] }
        }
        return Subject("parent walk", .textbook) { _ in
            var total = 0
            number &+= 1
            root = ParentWalk(NumberKey.self, number, parent: missing)
            for index in readers.indices {
                readers[index].environment = ParentWalk(NearKey.self, index, parent: root)
                readers[index].update(&total)
            }
            return total
        }
    }

    private static func list(_ affected: Int, _ scopes: Int) -> Subject {
        var number = 0
        let missing = FilteredList(MissingKey.self, 0, parent: nil)
        var root = missing
        var readers = (0..<scopes).map { index in
            Reader(environment: missing) { index < affected ? $0[NumberKey.self] : $0[MissingKey.self] }
        }
        return Subject("filtered list", .textbook) { _ in
            var total = 0
            number &+= 1
            root = FilteredList(NumberKey.self, number, parent: missing)
            for index in readers.indices {
                readers[index].environment = FilteredList(NearKey.self, index, parent: root)
                readers[index].update(&total)
            }
            return total
        }
    }
}
