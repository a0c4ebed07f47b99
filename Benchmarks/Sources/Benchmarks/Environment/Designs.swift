import Terrarium

/// The same environment in every design: some keys at the root, then nested scopes that each set one key.
struct Designs {
    var scope = EnvironmentScope()
    var dictionary = CopiedDictionary()
    var walk: ParentWalk?
    var list: FilteredList?
    // The linked designs do not hold their parents, as the honest versions of them do not count references while walking.
    private var walks: [ParentWalk] = []
    private var lists: [FilteredList] = []

    /// Sets a key in the present scope; the linked designs know no other way than another element.
    mutating func set<Key: BenchmarkKey>(_ key: Key.Type) {
        let value = Key.sample
        scope[key] = value
        dictionary[key] = value
        link(key, value)
    }

    /// Opens a scope that sets one key.
    mutating func nest<Key: BenchmarkKey>(_ key: Key.Type) {
        let value = Key.sample
        scope = scope.child { $0[key] = value }
        dictionary = dictionary.child(setting: key, to: value)
        link(key, value)
    }

    private mutating func link<Key: BenchmarkKey>(_ key: Key.Type, _ value: Key.Value) {
        let walk = ParentWalk(key, value, parent: walk)
        let list = FilteredList(key, value, parent: list)
        walks.append(walk)
        lists.append(list)
        self.walk = walk
        self.list = list
    }

    /// Keys beside the one that is read.
    mutating func fill(_ count: Int) {
        for key in fillerKeys.prefix(count) { set(key) }
    }

    /// Scopes between the root and the reader, which set some of the other keys.
    mutating func nestScopes(_ scopes: Int, keys: Int) {
        for level in 0..<scopes {
            let key = fillerKeys[level % keys]
            nest(key)
        }
    }
}
