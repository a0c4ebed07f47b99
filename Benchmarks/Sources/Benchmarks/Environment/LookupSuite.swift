import Terrarium

/// What it costs to read a value by its key.
enum LookupSuite {
    static var suite: Suite {
        Suite(
            name: "lookup",
            groups: [1, 10, 100, 1_000, 10_000].map { scopes in { deep(scopes: scopes) } }
                + [1, 10, 50, 200].map { keys in { wide(keys: keys) } }
                + [1, 10, 50, 200].map { keys in { far(keys: keys) } }
                + [{ missing() }]
                + [{ kind("reference", ReferenceKey.self) }]
                + [{ kind("closure and its call", ActionKey.self) }]
                + [{ kind("64-byte struct", LargeKey.self) }])
    }

    /// A key of the root, read under nested scopes.
    private static func deep(scopes: Int) -> Group {
        var designs = Designs()
        designs.set(NumberKey.self)
        designs.fill(9)
        designs.nestScopes(scopes, keys: 9)
        return Group(
            work: "read a root key, 10 keys", axis: "scopes", size: scopes,
            subjects: subjects(designs, NumberKey.self))
    }

    /// The nearest key among many.
    private static func wide(keys: Int) -> Group {
        var designs = Designs()
        designs.fill(keys - 1)
        designs.nest(NumberKey.self)
        return Group(
            work: "read the nearest key", axis: "keys", size: keys,
            subjects: subjects(designs, NumberKey.self))
    }

    /// A key of the root among many others that are set later.
    private static func far(keys: Int) -> Group {
        var designs = Designs()
        designs.set(NumberKey.self)
        designs.fill(keys - 1)
        designs.nest(NearKey.self)
        return Group(
            work: "read the furthest key", axis: "keys", size: keys,
            subjects: subjects(designs, NumberKey.self))
    }

    private static func missing() -> Group {
        var designs = Designs()
        designs.fill(10)
        designs.nestScopes(10, keys: 9)
        return Group(
            work: "read a key that nobody sets", axis: "scopes", size: 10,
            subjects: subjects(designs, MissingKey.self))
    }

    private static func kind<Key: BenchmarkKey>(
        _ name: String, _ key: Key.Type
    ) -> Group {
        var designs = Designs()
        designs.set(key)
        designs.fill(9)
        designs.nestScopes(10, keys: 9)
        return Group(
            work: "read a \(name)", axis: "scopes", size: 10, subjects: subjects(designs, key))
    }

    @inline(__always)
    private static func subjects<Key: BenchmarkKey>(_ designs: Designs, _ key: Key.Type) -> [Subject] {
        let scope = designs.scope
        let values = scope.values
        let dictionary = designs.dictionary
        guard let walk = designs.walk, let list = designs.list else { return [] }
        return [
            Floor.load(of: key),
            Subject("Terrarium scope", .terrarium) { _ in Key.number(scope[key]) },
            Subject("Terrarium values", .terrarium) { _ in Key.number(values[key]) },
            Subject("copied dictionary", .textbook) { _ in Key.number(dictionary[key]) },
            Subject("parent walk", .textbook) { [designs] _ in
                withExtendedLifetime(designs) { Key.number(walk[key]) }
            },
            Subject("filtered list", .textbook) { [designs] _ in
                withExtendedLifetime(designs) { Key.number(list[key]) }
            },
        ]
    }
}
