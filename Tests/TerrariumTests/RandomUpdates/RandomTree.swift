import Foundation
import Terrarium

/// Numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// A tree of views as a value: what a random update changes, and what a fresh mount starts from.
struct RandomTree: Equatable {
    enum Kind: Int, CaseIterable, Sendable {
        case text, counter, reader, column, row, layers, parts, branch, optional, erased, identity,
            environment, transform
        case preference, preferenceReader, padding, frame, overlay, geometry, modifier
        case style, moved, inset, background, priority, fixed, guide, direction, scroll, drawingOrder,
            ratio, minimum
        /// The root: it presents its second tree in one way or another over its first one.
        case window

        static let leaves: [Kind] = [.text, .counter, .reader]
        /// Those that hold any number of trees by identity.
        var isCollection: Bool { [.column, .row, .layers, .parts].contains(self) }
        var needsTwo: Bool { [.branch, .overlay, .background, .inset].contains(self) }
        static let inner = allCases.filter { $0 != .window }
    }

    var id: Int
    var kind: Kind
    /// What the kind makes of it: a text, a branch, an identity, an environment value, a width.
    var number: Int
    var children: [RandomTree]

    /// A tree of random kinds that is at most `depth` deep.
    static func random(depth: Int, ids: inout Int, using random: inout SeededGenerator) -> RandomTree {
        ids += 1
        let id = ids
        let kinds = depth <= 0 ? Kind.leaves : Kind.inner
        // The lists have an element at least.
        let kind = kinds.randomElement(using: &random)!
        let count =
            if Kind.leaves.contains(kind) { 0 } else if kind.isCollection {
                Int.random(in: 0...4, using: &random)
            } else { kind.needsTwo ? 2 : 1 }
        let children = (0..<count).map { _ in
            RandomTree.random(depth: depth - 1, ids: &ids, using: &random)
        }
        return RandomTree(
            id: id, kind: kind, number: Int.random(in: 0...9, using: &random), children: children)
    }

    /// Changes something somewhere below the root, or what the root presents.
    mutating func mutateBelow(ids: inout Int, using random: inout SeededGenerator) {
        if Int.random(in: 0..<8, using: &random) == 0 {
            number = Int.random(in: 0...9, using: &random)
        } else {
            children[Int.random(in: children.indices, using: &random)].mutate(ids: &ids, using: &random)
        }
    }

    /// Changes something somewhere.
    mutating func mutate(ids: inout Int, using random: inout SeededGenerator) {
        if !children.isEmpty, Int.random(in: 0..<4, using: &random) > 0 {
            children[Int.random(in: children.indices, using: &random)].mutate(ids: &ids, using: &random)
            return
        }
        guard kind.isCollection else {
            if Int.random(in: 0..<6, using: &random) == 0 {
                self = .random(depth: 3, ids: &ids, using: &random)
            } else {
                number = Int.random(in: 0...9, using: &random)
            }
            return
        }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: children.insert(.random(depth: 2, ids: &ids, using: &random), at: place(using: &random))
        case 1 where !children.isEmpty:
            children.remove(at: Int.random(in: children.indices, using: &random))
        case 2: children.shuffle(using: &random)
        default: number = Int.random(in: 0...9, using: &random)
        }
        if children.count > 6 { children.removeLast(2) }
    }

    private func place(using random: inout SeededGenerator) -> Int {
        Int.random(in: 0...children.count, using: &random)
    }

    // MARK: What SwiftUI's rules say

    /// The parts that are shown, each with the path that is its identity: state lives exactly as long as the path stays.
    func forEachShown(path: String = "", _ visit: (RandomTree, String) -> Void) {
        visit(self, ownPath(below: path))
        for index in shownIndices {
            children[index].forEachShown(path: childPath(index, below: path), visit)
        }
    }

    func ownPath(below path: String) -> String { "\(path)/\(identity)" }

    /// What stands in front of the path of a child: rows go by their ids, the others by their place.
    func childPath(_ index: Int, below path: String) -> String {
        let own = ownPath(below: path)
        if kind == .window, index == 1 { return "\(own).presented\(number % 4)" }
        return "\(own).\(kind.isCollection ? children[index].id : index)"
    }

    /// The kind is a branch of a switch; dynamic kinds add which of their contents stands there.
    private var identity: String {
        switch kind {
        case .branch: "\(kind)\(number % 2)"
        case .erased: "\(kind)\(number % 3)"
        case .identity: "\(kind)\(number)"
        case .modifier: "\(kind)\(number % 3 == 0)"
        default: "\(kind)"
        }
    }

    private var shownIndices: [Int] {
        switch kind {
        case .branch: [number % 2]
        case .optional: number % 3 == 0 ? [] : [0]
        case .window: [1, 2].contains(number % 4) ? [0, 1] : [0]
        default: Array(children.indices)
        }
    }
}
