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
        for key in others { set(key, in: root) }
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

    private static func dictionary(_ affected: Int, _ scopes: Int) -> Subject {
        var root = CopiedDictionary()
        root[NumberKey.self] = 0
        root[MissingKey.self] = 0
        for key in others { set(key, in: &root) }
        let total = Box(0)
        let readers: [AnyReader<CopiedDictionary>] = readers(scopes, affected, root, total)
        return Subject("copied dictionary", .textbook) { _ in
            root[NumberKey.self] &+= 1
            for index in readers.indices {
                readers[index].update(root.child(setting: NearKey.self, to: index))
            }
            return total.value
        }
    }

    private static func walk(_ affected: Int, _ scopes: Int) -> Subject {
        var number = 0
        var links: [ParentWalk] = []
        for key in others { links.append(link(key, links.last)) }
        let inner = ParentWalk(MissingKey.self, 0, parent: links.last)
        links.append(inner)
        let total = Box(0)
        let first = ParentWalk(NumberKey.self, number, parent: inner)
        let readers: [AnyReader<ParentWalk>] = readers(scopes, affected, first, total)
        return Subject("parent walk", .textbook) { [links] _ in
            number &+= 1
            let root = ParentWalk(NumberKey.self, number, parent: links.last)
            for index in readers.indices {
                readers[index].update(ParentWalk(NearKey.self, index, parent: root))
            }
            return withExtendedLifetime(root) { total.value }
        }
    }

    private static func list(_ affected: Int, _ scopes: Int) -> Subject {
        var number = 0
        var links: [FilteredList] = []
        for key in others { links.append(element(key, links.last)) }
        let inner = FilteredList(MissingKey.self, 0, parent: links.last)
        links.append(inner)
        let total = Box(0)
        let first = FilteredList(NumberKey.self, number, parent: inner)
        let readers: [AnyReader<FilteredList>] = readers(scopes, affected, first, total)
        return Subject("filtered list", .textbook) { [links] _ in
            number &+= 1
            let root = FilteredList(NumberKey.self, number, parent: links.last)
            for index in readers.indices {
                readers[index].update(FilteredList(NearKey.self, index, parent: root))
            }
            return withExtendedLifetime(root) { total.value }
        }
    }
}

// MARK: - Readers of designs that cannot tell who reads what

/// A reader: it is handed its environment, derived again, after every change. Readers of several types stand in one list.
private class AnyReader<Environment> {
    func update(_ environment: Environment) {}
}

/// It compares its value, and acts where that is different.
private final class Reader<Environment, Value: Equatable>: AnyReader<Environment> {
    private var environment: Environment
    private let read: (Environment) -> Value
    private let act: (Value) -> Void
    private var last: Value

    init(_ environment: Environment, read: @escaping (Environment) -> Value, act: @escaping (Value) -> Void) {
        self.environment = environment
        self.read = read
        self.act = act
        last = read(environment)
    }

    override func update(_ environment: Environment) {
        self.environment = environment
        let value = read(environment)
        if value == last { return }
        last = value
        act(value)
    }
}

/// What the designs have in common.
private protocol Readable {
    subscript<Key: BenchmarkKey>(key: Key.Type) -> Key.Value { get }
}

extension CopiedDictionary: Readable {}
extension ParentWalk: Readable {}
extension FilteredList: Readable {}

@inline(__always)
private func readers<Environment: Readable>(
    _ count: Int, _ affected: Int, _ environment: Environment, _ total: Box<Int>
) -> [AnyReader<Environment>] {
    (0..<count).map { index in
        index < affected
            ? Reader(environment, read: { $0[NumberKey.self] }, act: { total.value &+= $0 })
            : Reader(environment, read: { $0[MissingKey.self] }, act: { total.value &+= $0 })
    }
}

// MARK: - Keys beside those that are read

/// With the two that are read, ten keys are set at the root, as in the lookups.
private nonisolated(unsafe) let others = fillerKeys.prefix(8)

private func set<Key: BenchmarkKey>(_ key: Key.Type, in scope: EnvironmentScope) { scope[key] = Key.sample }

private func set<Key: BenchmarkKey>(_ key: Key.Type, in dictionary: inout CopiedDictionary) {
    dictionary[key] = Key.sample
}

private func link<Key: BenchmarkKey>(_ key: Key.Type, _ parent: ParentWalk?) -> ParentWalk {
    ParentWalk(key, Key.sample, parent: parent)
}

private func element<Key: BenchmarkKey>(_ key: Key.Type, _ parent: FilteredList?) -> FilteredList {
    FilteredList(key, Key.sample, parent: parent)
}
