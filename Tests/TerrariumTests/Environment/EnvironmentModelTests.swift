import Foundation
import Testing

@testable import Terrarium

/// Random changes of a tree of scopes, beside a model that derives everything again after each.
@Suite struct EnvironmentModelTests {
    @Test(arguments: [1, 2, 3, 4, 5, 6])
    func scopesAndReadersAgreeWithTheModel(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var model = Model(keyCount: seed.isMultiple(of: 2) ? 6 : 90)
        for step in 0..<400 {
            model.change(using: &random)
            let failure = model.check()
            #expect(failure == nil, "seed \(seed), step \(step)")
            if failure != nil { return }
        }
        #expect(model.wakes > 25)
    }
}

private struct Model {
    private let keys: [NumberKeys]
    private var scopes: [ModelScope]
    private var readers: [ModelReader] = []
    private(set) var wakes = 0

    init(keyCount: Int) {
        keys = NumberKeys.make(keyCount)
        scopes = [ModelScope(scope: EnvironmentScope(), parent: nil)]
    }

    mutating func change(using random: inout SeededRandom) {
        let scope = scopes.randomElement(using: &random)!  // The root stays.
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1: addScope(below: scope, using: &random)
        case 2, 3: addReader(at: scope, using: &random)
        case 4, 5, 6:
            let index = randomKey(using: &random)
            let number = Int.random(in: 0..<4, using: &random)
            keys[index].write(&scope.scope.values, number)
            scope.own[index] = .number(number)
        case 7, 8: update(scope, using: &random)
        default: removeLeaf(using: &random)
        }
    }

    private mutating func addScope(below parent: ModelScope, using random: inout SeededRandom) {
        let own = randomValues(using: &random)
        let child = parent.scope.child { [keys] in Model.write(own, keys, &$0) }
        scopes.append(ModelScope(scope: child, parent: parent, own: own))
    }

    private func update(_ scope: ModelScope, using random: inout SeededRandom) {
        let own = randomValues(using: &random)
        scope.scope.update { [keys] in Model.write(own, keys, &$0) }
        scope.own = own
    }

    private mutating func addReader(at scope: ModelScope, using random: inout SeededRandom) {
        let key = randomKey(using: &random)
        let reader = TestReader(Environment(keys[key].read), at: scope.scope)
        readers.append(ModelReader(reader: reader, scope: scope, key: key, last: reader.evaluate()))
    }

    private mutating func removeLeaf(using random: inout SeededRandom) {
        let leaves = scopes.indices.dropFirst().filter { index in !scopes.contains { $0.parent === scopes[index] } }
        guard let leaf = leaves.randomElement(using: &random) else { return }
        readers.removeAll { $0.scope === scopes[leaf] }
        scopes.remove(at: leaf)
    }

    /// One of the first keys mostly, so that those who read and those who write meet.
    private func randomKey(using random: inout SeededRandom) -> Int {
        let count = Bool.random(using: &random) ? 6 : keys.count
        return Int.random(in: 0..<min(count, keys.count), using: &random)
    }

    private func randomValues(using random: inout SeededRandom) -> [Int: ModelValue] {
        var values: [Int: ModelValue] = [:]
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let key = randomKey(using: &random)
            let number = Int.random(in: 0..<4, using: &random)
            values[key] = Bool.random(using: &random) ? .number(number) : .above(by: number)
        }
        return values
    }

    private static func write(_ own: [Int: ModelValue], _ keys: [NumberKeys], _ values: inout EnvironmentValues) {
        for (key, value) in own {
            switch value {
            case .number(let number): keys[key].write(&values, number)
            case .above(let difference): keys[key].write(&values, keys[key].read(values) + difference)
            }
        }
    }

    /// What differs from the model, or nil.
    mutating func check() -> String? {
        for scope in scopes {
            for key in keys.indices where keys[key].read(scope.scope.values) != scope.value(of: key) {
                return "a scope has \(keys[key].read(scope.scope.values)) in place of \(scope.value(of: key))"
            }
        }
        for index in readers.indices {
            let expected = readers[index].scope.value(of: readers[index].key)
            let reader = readers[index].reader
            if reader.needsEvaluation() != (expected != readers[index].last) { return "a reader was woken wrongly" }
            if expected != readers[index].last { wakes += 1 }
            readers[index].last = reader.evaluate()
            if readers[index].last != expected { return "a reader has another value" }
        }
        return nil
    }
}

private enum ModelValue {
    case number(Int)
    case above(by: Int)
}

private final class ModelScope {
    let scope: EnvironmentScope
    let parent: ModelScope?
    var own: [Int: ModelValue]

    init(scope: EnvironmentScope, parent: ModelScope?, own: [Int: ModelValue] = [:]) {
        self.scope = scope
        self.parent = parent
        self.own = own
    }

    func value(of key: Int) -> Int {
        switch own[key] {
        case .number(let number): number
        case .above(let difference): (parent?.value(of: key) ?? 0) + difference
        case nil: parent?.value(of: key) ?? 0
        }
    }
}

private struct ModelReader {
    let reader: TestReader<Int>
    let scope: ModelScope
    let key: Int
    var last: Int?
}
