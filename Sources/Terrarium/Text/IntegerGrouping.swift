import Foundation
import Synchronization

/// How a locale prints whole numbers: its digits, its groups and its minus sign.
///
/// A number formatter takes thousands of times as long as printing the digits. So a locale is asked once, by printing a few
/// numbers, and a locale that does more than to group digits is left to the formatter.
final class IntegerGrouping: Sendable {
    private let digits: [String]
    private let hasPlainDigits: Bool
    private let separator: String
    /// The size of the group at the end, and that of the others.
    private let last: Int
    private let others: Int
    /// The number of digits from which on there are groups.
    private let leastDigits: Int
    /// The least number that has so many.
    private let leastGrouped: UInt64
    private let minus: (before: String, after: String)

    /// What a locale does; nil where it does more than these rules can tell.
    static func of(_ locale: Locale) -> IntegerGrouping? {
        let name = locale.identifier
        return known.withLock { known in
            if let grouping = known[name] { return grouping }
            let grouping = IntegerGrouping { String(format: "%lld", locale: locale, $0) }
            known[name] = .some(grouping)
            return grouping
        }
    }

    private static let known = Mutex<[String: IntegerGrouping?]>([:])

    /// Learns from numbers that were printed.
    init?(learningFrom printed: (Int64) -> String) {
        digits = (0...9).map { printed($0) }
        guard digits.allSatisfy({ $0.count == 1 }) else { return nil }
        hasPlainDigits = digits.joined() == "0123456789"
        // Every digit is a nine, so that what is not one is a separator.
        let nines = printed(999_999_999_999).split(separator: digits[9], omittingEmptySubsequences: false)
        let marks = nines.dropFirst().dropLast()
        let separator = marks.first { !$0.isEmpty }.map(String.init) ?? ""
        self.separator = separator
        let places = marks.enumerated().filter { !$0.element.isEmpty }.map { $0.offset + 1 }
        last = places.last.map { 12 - $0 } ?? 12
        others = places.count > 1 ? places[places.count - 1] - places[places.count - 2] : last
        leastDigits =
            !separator.isEmpty
            ? (1...12).first { count in
                let number = (0..<count).reduce(Int64(0)) { value, _ in value * 10 + 9 }
                return printed(number).contains(separator)
            } ?? 13 : .max
        leastGrouped = leastDigits > 19 ? .max : (1..<leastDigits).reduce(1) { number, _ in number * 10 }
        let negative = printed(-9).split(separator: digits[9], omittingEmptySubsequences: false)
        guard negative.count == 2 else { return nil }
        minus = (String(negative[0]), String(negative[1]))
        let samples: [Int64] = [
            0, 7, 42, 999, 1_000, 1_234, 9_999, 10_000, 123_456, 1_234_567, 987_654_321_012, -1, -1_234, -98_765, .max,
            .min,
        ]
        guard samples.allSatisfy({ string($0) == printed($0) }) else { return nil }
    }

    nonisolated deinit {}

    func string(_ number: Int64) -> String {
        if hasPlainDigits {
            return String(unsafeUninitializedCapacity: greatestLength) { write(number, to: $0) }
        }
        let text = string(number.magnitude)
        return number < 0 ? minus.before + text + minus.after : text
    }

    func string(_ number: UInt64) -> String {
        let plain = String(number)
        let ascii = plain.utf8
        var left = ascii.count
        let isGrouped = left >= leastDigits
        if !isGrouped, hasPlainDigits { return plain }
        var result = ""
        for byte in ascii {
            result += digits[Int(byte - UInt8(ascii: "0"))]
            left -= 1
            if isGrouped, left >= last, (left - last) % others == 0 { result += separator }
        }
        return result
    }
}

extension IntegerGrouping {
    /// Whether numbers can be written byte by byte, since their digits are those of programs.
    var canWrite: Bool { hasPlainDigits }

    /// The number of bytes that a number takes at the most.
    var greatestLength: Int {
        20 + 19 * separator.utf8.count + minus.before.utf8.count + minus.after.utf8.count
    }

    /// Writes a number into memory that has room for it, and says how many bytes that were.
    func write(_ number: Int64, to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        var count = 0
        func add(_ text: String) {
            for byte in text.utf8 {
                buffer[count] = byte
                count += 1
            }
        }
        if number < 0 { add(minus.before) }
        let start = count
        let isGrouped = number.magnitude >= leastGrouped
        var rest = number.magnitude
        var digits = 0
        // Backwards, since that is how a number comes apart.
        repeat {
            if isGrouped, digits >= last, (digits - last) % others == 0 {
                for byte in separator.utf8.reversed() {
                    buffer[count] = byte
                    count += 1
                }
            }
            buffer[count] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            count += 1
            digits += 1
            rest /= 10
        } while rest > 0
        buffer[start..<count].reverse()
        if number < 0 { add(minus.after) }
        return count
    }
}
