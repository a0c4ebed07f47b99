import Terrarium

/// A key that all designs can use.
protocol BenchmarkKey: EnvironmentKey {
    static var sample: Value { get }

    /// A number that cannot be known without the value.
    static func number(_ value: Value) -> Int
}

extension BenchmarkKey where Value == Int {
    static func number(_ value: Int) -> Int { value }
}

enum NumberKey: BenchmarkKey {
    static var defaultValue: Int { 0 }
    static var sample: Int { 1 }
}

enum MissingKey: BenchmarkKey {
    static var defaultValue: Int { 3 }
    static var sample: Int { 3 }
}

enum NearKey: BenchmarkKey {
    static var defaultValue: Int { 0 }
    static var sample: Int { 2 }
}

final class Reference: Sendable {
    /// Not known when this is compiled, so that the object must be looked at.
    let number = CommandLine.arguments.count
}

enum ReferenceKey: BenchmarkKey {
    static let defaultValue = Reference()
    static var sample: Reference { Reference() }
    static func number(_ value: Reference) -> Int { value.number }
}

struct CallAction {
    let action: () -> Int
    func callAsFunction() -> Int { action() }
}

enum ActionKey: BenchmarkKey {
    static var defaultValue: CallAction { CallAction { 0 } }
    static var sample: CallAction {
        let reference = Reference()
        return CallAction { reference.number }
    }
    static func number(_ value: CallAction) -> Int { value() }
}

struct Large: Equatable {
    var words: (Int, Int, Int, Int, Int, Int, Int, Int) = (1, 2, 3, 4, 5, 6, 7, 8)

    static func == (lhs: Large, rhs: Large) -> Bool { lhs.words.0 == rhs.words.0 && lhs.words.7 == rhs.words.7 }
}

enum LargeKey: BenchmarkKey {
    static var defaultValue: Large { Large() }
    static var sample: Large { Large() }
    static func number(_ value: Large) -> Int { value.words.7 }
}

// MARK: - Many keys

protocol Digit {}

/// As many keys as pairs of digits.
enum FillerKey<Left: Digit, Right: Digit>: BenchmarkKey {
    static var defaultValue: Int { 0 }
    static var sample: Int { 7 }
}

private enum D0: Digit {}
private enum D1: Digit {}
private enum D2: Digit {}
private enum D3: Digit {}
private enum D4: Digit {}
private enum D5: Digit {}
private enum D6: Digit {}
private enum D7: Digit {}
private enum D8: Digit {}
private enum D9: Digit {}
private enum D10: Digit {}
private enum D11: Digit {}
private enum D12: Digit {}
private enum D13: Digit {}
private enum D14: Digit {}

/// 225 keys that stand beside the one that is read.
nonisolated(unsafe) let fillerKeys: [any BenchmarkKey.Type] = {
    let digits: [any Digit.Type] = [
        D0.self, D1.self, D2.self, D3.self, D4.self, D5.self, D6.self, D7.self, D8.self, D9.self, D10.self, D11.self,
        D12.self, D13.self, D14.self,
    ]
    func key<Left: Digit, Right: Digit>(_: Left.Type, _: Right.Type) -> any BenchmarkKey.Type {
        FillerKey<Left, Right>.self
    }
    return digits.flatMap { left in digits.map { right in key(left, right) } }
}()
