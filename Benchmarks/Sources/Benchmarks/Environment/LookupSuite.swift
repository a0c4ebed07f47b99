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
            subjects: subjects(
                designs, NumberKey.self, known: scopes < 1_000 ? nil : scopes < 10_000 ? .deep : .deepest))
    }

    /// The nearest key among many.
    private static func wide(keys: Int) -> Group {
        var designs = Designs()
        designs.fill(keys - 1)
        designs.nest(NumberKey.self)
        return Group(
            work: "read the nearest key", axis: "keys", size: keys,
            subjects: subjects(designs, NumberKey.self, known: .near))
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
    private static func subjects<Key: BenchmarkKey>(
        _ designs: Designs, _ key: Key.Type, known: KnownRatios? = nil
    ) -> [Subject] {
        let scope = designs.scope
        let values = scope.values
        let dictionary = designs.dictionary
        guard let walk = designs.walk, let list = designs.list else { return [] }
        return [
            Floor.load(of: key),
            Subject("Terrarium scope", .terrarium) { _ in Key.number(scope[key]) },
            Subject("Terrarium values", .terrarium) { _ in Key.number(values[key]) },
            Subject("copied dictionary", .textbook) { _ in Key.number(dictionary[key]) }.known(known?.dictionary),
            Subject("parent walk", .textbook) { [designs] _ in
                withExtendedLifetime(designs) { Key.number(walk[key]) }
            }.known(known?.walk),
            Subject("filtered list", .textbook) { [designs] _ in
                withExtendedLifetime(designs) { Key.number(list[key]) }
            }.known(known?.list),
        ]
    }
}

/// What the textbook designs are known to cost, in array loads of 1.4 to 2 ns, from careful measurements of such designs by
/// themselves. A design written here that is far from them would be a straw man.
struct KnownRatios {
    var dictionary: ClosedRange<Double>
    var walk: ClosedRange<Double>
    var list: ClosedRange<Double>

    /// The key of the scope itself: 31 ns, 2.8 ns, 3 to 4 ns.
    static let near = KnownRatios(dictionary: 15...22, walk: 1.4...2, list: 1.5...2.9)
    /// A key of the root under 1,000 scopes: 31 to 45 ns, 2.2 µs, 0.2 to 0.81 µs.
    static let deep = KnownRatios(dictionary: 15...32, walk: 1_100...1_571, list: 100...579)
    /// Under 10,000: 31 to 50 ns, 14 to 17 µs, 1.5 to 19.5 µs.
    static let deepest = KnownRatios(dictionary: 15...36, walk: 7_000...12_143, list: 750...13_929)
}
