public import Foundation

/// Says how far a date is from another one, in English: `in 2 hours`, `yesterday`. Foundation has it, in every language,
/// on Apple's platforms only.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// How long the words are.
    public enum UnitsStyle: Int, Sendable {
        case full, spellOut, short, abbreviated
    }

    /// Whether there are names for near dates.
    public enum DateTimeStyle: Int, Sendable {
        case numeric, named
    }

    open var unitsStyle = UnitsStyle.full
    open var dateTimeStyle = DateTimeStyle.numeric
    open var calendar: Calendar! = Calendar(identifier: .gregorian)
    open var locale: Locale! = Locale(identifier: "en")
    open var formattingContext = Context.unknown

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// How far a date is from a reference date.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
    }

    /// How far a time is from now.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let size = abs(timeInterval)
        let (length, full, short) = Self.units.last { size >= $0.0 } ?? Self.units[0]
        let count = Int((size / length).rounded(.down))
        if dateTimeStyle == .named, let name = named(count, full, isPast: timeInterval < 0) { return name }
        let unit =
            switch unitsStyle {
            case .full, .spellOut: " " + full + (count == 1 ? "" : "s")
            case .short: " " + short
            case .abbreviated: String(short.prefix { $0 != "." }.prefix(short == "mo." ? 2 : 1))
            }
        return timeInterval < 0 ? "\(count)\(unit) ago" : "in \(count)\(unit)"
    }

    /// What the components amount to.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        let then = calendar.date(byAdding: dateComponents, to: now) ?? now
        return localizedString(for: then, relativeTo: now)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private static let units: [(Double, String, String)] = [
        (1, "second", "sec."), (60, "minute", "min."), (3_600, "hour", "hr."), (86_400, "day", "day"),
        (604_800, "week", "wk."), (2_629_746, "month", "mo."), (31_556_952, "year", "yr."),
    ]

    private func named(_ count: Int, _ unit: String, isPast: Bool) -> String? {
        switch (count, unit) {
        case (0, "second"): "now"
        case (1, "day"): isPast ? "yesterday" : "tomorrow"
        case (1, "week"), (1, "month"), (1, "year"): (isPast ? "last " : "next ") + unit
        default: nil
        }
    }
}

/// Joins words as English does: `tea, milk, and sugar`. Foundation has it, in every language, on Apple's platforms only.
open class ListFormatter: Formatter, @unchecked Sendable {
    open var itemFormatter: Formatter?
    open var locale: Locale! = Locale(identifier: "en")

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Joins words.
    public static func localizedString(byJoining strings: [String]) -> String {
        switch strings.count {
        case 0: ""
        case 1: strings[0]
        case 2: "\(strings[0]) and \(strings[1])"
        default: strings.dropLast().joined(separator: ", ") + ", and " + strings[strings.count - 1]
        }
    }

    /// Joins items, each in words.
    open func string(from items: [Any]) -> String? {
        Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) })
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
