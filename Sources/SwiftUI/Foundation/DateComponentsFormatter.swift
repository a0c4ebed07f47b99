public import Foundation

/// Writes how long something takes, in English: `1:05:00`, `2 hours, 5 minutes`. Foundation has it, in every language, on
/// Apple's platforms only.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How the units are written.
    public enum UnitsStyle: Int, Sendable {
        case positional, abbreviated, short, full, spellOut, brief
    }

    /// What is done with units of which there are none.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    open var allowedUnits: NSCalendar.Unit = []
    open var unitsStyle = UnitsStyle.positional
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var calendar: Calendar? = Calendar(identifier: .gregorian)
    open var maximumUnitCount = 0
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var formattingContext = Context.unknown

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A length of time in the allowed units; without any, in those that it has from days to seconds.
    open func string(from interval: TimeInterval) -> String? {
        guard interval.isFinite, abs(interval) < 1e15 else { return nil }
        let units = allowedUnits.isEmpty ? Self.sizes.filter { $0.size <= 86_400 } : Self.sizes.filter(isAllowed)
        guard !units.isEmpty else { return nil }
        var left = abs(interval).rounded(.towardZero)
        var parts = units.map { unit in
            let count = (left / unit.size).rounded(.towardZero)
            left -= count * unit.size
            return (unit: unit, count: Int(count))
        }
        drop(&parts)
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        let text = unitsStyle == .positional ? positional(parts) : parts.map(written).joined(separator: separator)
        let phrase = (includesApproximationPhrase ? "About " : "") + (interval < 0 ? "-" : "") + text
        return includesTimeRemainingPhrase ? phrase + " remaining" : phrase
    }

    /// How long it is from one date to another.
    open func string(from start: Date, to end: Date) -> String? { string(from: end.timeIntervalSince(start)) }

    /// What the components amount to.
    open func string(from components: DateComponents) -> String? {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        return (calendar ?? Calendar(identifier: .gregorian)).date(byAdding: components, to: start)
            .flatMap { string(from: start, to: $0) }
    }

    /// A length of time, with a style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? DateComponents).flatMap { string(from: $0) }
    }

    private struct Unit {
        let flag: NSCalendar.Unit
        let size: Double
        let full: String
        let short: String
        let letters: String
    }

    private static let sizes = [
        Unit(flag: .year, size: 31_536_000, full: "year", short: "yr", letters: "y"),
        Unit(flag: .month, size: 2_592_000, full: "month", short: "mth", letters: "mo"),
        Unit(flag: .weekOfMonth, size: 604_800, full: "week", short: "wk", letters: "w"),
        Unit(flag: .day, size: 86_400, full: "day", short: "day", letters: "d"),
        Unit(flag: .hour, size: 3_600, full: "hour", short: "hr", letters: "h"),
        Unit(flag: .minute, size: 60, full: "minute", short: "min", letters: "m"),
        Unit(flag: .second, size: 1, full: "second", short: "sec", letters: "s"),
    ]

    private func isAllowed(_ unit: Unit) -> Bool { allowedUnits.contains(unit.flag) }

    private func drop(_ parts: inout [(unit: Unit, count: Int)]) {
        let behavior = zeroFormattingBehavior
        guard !behavior.contains(.pad) else { return }
        let isDefault = behavior.contains(.default)
        if isDefault || behavior.contains(.dropLeading) {
            while parts.count > 1, parts[0].count == 0 { parts.removeFirst() }
        }
        if behavior.contains(.dropTrailing) || isDefault && unitsStyle != .positional {
            while parts.count > 1, parts[parts.count - 1].count == 0 { parts.removeLast() }
        }
        if behavior.contains(.dropMiddle) || isDefault && unitsStyle != .positional, parts.count > 2 {
            parts = [parts[0]] + parts.dropFirst().dropLast().filter { $0.count != 0 } + [parts[parts.count - 1]]
        }
    }

    /// Two digits for each unit below the largest one, and for the largest one where zeros are padded.
    private func positional(_ parts: [(unit: Unit, count: Int)]) -> String {
        if parts.count == 1 { return "\(parts[0].count)" }
        return parts.enumerated().map { index, part in
            let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
            return isPadded && part.count < 10 ? "0\(part.count)" : "\(part.count)"
        }.joined(separator: ":")
    }

    private var separator: String {
        switch unitsStyle {
        case .abbreviated, .brief: " "
        case .positional, .short, .full, .spellOut: ", "
        }
    }

    private func written(_ part: (unit: Unit, count: Int)) -> String {
        let (unit, count) = part
        let plural = count == 1 ? "" : "s"
        switch unitsStyle {
        case .abbreviated: return "\(count)\(unit.letters)"
        case .brief: return "\(count)\(unit.short)" + (unit.short == "day" ? plural : "")
        case .short: return "\(count) \(unit.short)" + (unit.short == "day" ? plural : "")
        case .positional, .full, .spellOut: return "\(count) \(unit.full)\(plural)"
        }
    }
}
