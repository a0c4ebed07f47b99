import Foundation
import Terrarium

/// What it costs to open a scope that sets one key, and to let it go.
enum CreationSuite {
    static var suite: Suite {
        Suite(
            name: "creation",
            groups: [1, 10, 50, 200].flatMap { keys in
                [{ time(keys: keys) }, { memory(keys: keys) }]
            } + [{ provenance }] + [10, 1_000].map { scopes in { trace(under: scopes) } })
    }

    private static func time(keys: Int) -> Group {
        var designs = Designs()
        designs.set(NearKey.self)
        designs.fill(keys - 1)
        let scope = designs.scope
        let dictionary = designs.dictionary
        return Group(
            work: "open and let go a scope", axis: "keys", size: keys,
            subjects: [
                Subject("Terrarium", .terrarium) { open(scope, $0)[NearKey.self] },
                Subject("copied dictionary", .textbook) { open(dictionary, $0).count },
                Subject("parent walk", .textbook) { [designs] in open(designs.walk, $0)[NearKey.self] },
                Subject("filtered list", .textbook) { [designs] in open(designs.list, $0)[NearKey.self] },
            ])
    }

    /// A scope knows the file and the line that opened it. An identifier that is no text has no place in memory, so that nothing
    /// is kept of it.
    private static var provenance: Group {
        var designs = Designs()
        designs.set(NearKey.self)
        designs.fill(9)
        let scope = designs.scope
        return Group(
            work: "open and let go a scope, with its line and without", axis: "keys", size: 10,
            subjects: [
                Subject("Terrarium", .terrarium) { open(scope, $0)[NearKey.self] },
                Subject("without a line", .textbook) { open(scope, withoutLine: $0)[NearKey.self] },
            ])
    }

    /// Asking who set a key of the root, and over whom. Only who asks pays.
    private static func trace(under scopes: Int) -> Group {
        var designs = Designs()
        designs.set(NumberKey.self)
        designs.nestScopes(scopes, keys: 9)
        let scope = designs.scope
        return Group(
            work: "trace a root key", axis: "scopes", size: scopes,
            subjects: [
                Subject("Terrarium", .terrarium) { _ in scope.trace(of: { $0[NumberKey.self] }).keys.count }
            ])
    }

    /// Not a time: the numbers are bytes for each open scope.
    private static func memory(keys: Int) -> Group {
        var designs = Designs()
        designs.set(NearKey.self)
        designs.fill(keys - 1)
        let scope = designs.scope
        let dictionary = designs.dictionary
        return Group(
            work: "bytes of an open scope", axis: "keys", size: keys,
            subjects: [
                Subject(bytes: "Terrarium", role: .terrarium) { open(scope, $0) },
                Subject(bytes: "copied dictionary", role: .textbook) { open(dictionary, $0) },
                Subject(bytes: "parent walk", role: .textbook) { [designs] in open(designs.walk, $0) },
                Subject(bytes: "filtered list", role: .textbook) { [designs] in open(designs.list, $0) },
            ])
    }

    @inline(never)
    private static func open(_ scope: EnvironmentScope, _ value: Int) -> EnvironmentScope {
        scope.child { $0[NearKey.self] = value }
    }

    @inline(never)
    private static func open(_ scope: EnvironmentScope, withoutLine value: Int) -> EnvironmentScope {
        scope.child(fileID: StaticString(unicodeScalarLiteral: "–"), line: 0) { $0[NearKey.self] = value }
    }

    @inline(never)
    private static func open(_ dictionary: CopiedDictionary, _ value: Int) -> CopiedDictionary {
        dictionary.child(setting: NearKey.self, to: value)
    }

    @inline(never)
    private static func open(_ walk: ParentWalk?, _ value: Int) -> ParentWalk {
        ParentWalk(NearKey.self, value, parent: walk)
    }

    @inline(never)
    private static func open(_ list: FilteredList?, _ value: Int) -> FilteredList {
        FilteredList(NearKey.self, value, parent: list)
    }
}
