import Foundation

@testable import Terrarium

/// As many keys for numbers as a test asks for.
struct NumberKeys: Sendable {
    let read: @Sendable (EnvironmentValues) -> Int
    let write: @Sendable (inout EnvironmentValues, Int) -> Void

    static func make(_ count: Int) -> [NumberKeys] {
        var keys: [NumberKeys] = []
        func add<Tag>(_ tag: Tag.Type) {
            if keys.count == count { return }
            keys.append(
                NumberKeys(
                    read: { $0[NumberKey<Tag>.self] },
                    write: { $0[NumberKey<Tag>.self] = $1 }))
            add(Optional<Tag>.self)
        }
        add(Int.self)
        return keys
    }
}

private enum NumberKey<Tag>: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

/// The same numbers in every run.
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
