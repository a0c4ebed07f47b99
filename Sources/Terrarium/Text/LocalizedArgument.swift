public import Foundation

/// A value that `LocalizedStringKey` can print: the numbers of the standard library.
public protocol _FormatSpecifiable: Equatable {
    /// The value as an argument of a format.
    var _number: _FormatNumber { get }

    /// How the value is printed where nobody says: `%lld`.
    static var _specifier: String { get }
}

/// A number on its way into a format.
public enum _FormatNumber: Hashable, Sendable {
    case signed(Int64)
    case unsigned(UInt64)
    case floating(Double)
}

extension Int: _FormatSpecifiable {
    public var _number: _FormatNumber { .signed(Int64(self)) }
    public static var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
    public var _number: _FormatNumber { .signed(Int64(self)) }
    public static var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
    public var _number: _FormatNumber { .signed(Int64(self)) }
    public static var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
    public var _number: _FormatNumber { .signed(Int64(self)) }
    public static var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
    public var _number: _FormatNumber { .signed(self) }
    public static var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
    public var _number: _FormatNumber { .unsigned(UInt64(self)) }
    public static var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
    public var _number: _FormatNumber { .unsigned(UInt64(self)) }
    public static var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
    public var _number: _FormatNumber { .unsigned(UInt64(self)) }
    public static var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
    public var _number: _FormatNumber { .unsigned(UInt64(self)) }
    public static var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
    public var _number: _FormatNumber { .unsigned(self) }
    public static var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
    public var _number: _FormatNumber { .floating(Double(self)) }
    public static var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
    public var _number: _FormatNumber { .floating(self) }
    public static var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
    public var _number: _FormatNumber { .floating(Double(self)) }
    public static var _specifier: String { "%lf" }
}

/// A value that stands in a localised text.
enum LocalizedArgument: Equatable, Sendable {
    case string(String)
    case number(_FormatNumber)
    indirect case text(TextValue)

    /// The value as a plain string, printed as a specifier says.
    func string(specifier: String, in settings: TextSettings) -> String {
        switch self {
        case .string(let string):
            string
        case .text(let text):
            text.resolve(in: settings).string
        case .number(let number):
            number.string(specifier: specifier, in: settings)
        }
    }
}

extension _FormatNumber {
    /// The number as a specifier prints it, with the locale's signs and groups.
    func string(specifier: String, in settings: TextSettings) -> String {
        let locale = settings.locale
        // Zeros that fill up a width would be torn apart by the locale's groups.
        let isPadded = specifier.dropFirst().first == "0"
        let format = matching(specifier)
        switch self {
        case .signed(let value) where format == "%lld":
            return settings.grouping?.string(value) ?? String(format: format, locale: locale, value)
        case .signed(let value):
            return String(format: format, locale: isPadded ? nil : locale, value)
        case .unsigned(let value) where format == "%llu":
            return settings.grouping?.string(value) ?? String(format: format, locale: locale, value)
        case .unsigned(let value):
            return String(format: format, locale: isPadded ? nil : locale, value)
        case .floating(let value):
            return String(format: format, locale: isPadded ? nil : locale, value)
        }
    }

    /// A specifier that fits the number's type: a translation may ask for another one.
    private func matching(_ specifier: String) -> String {
        guard let conversion = specifier.last else { return specifier }
        let start = specifier.dropLast().prefix { !"hlqLztj".contains($0) }
        switch self {
        case .signed where "dDixXoO".contains(conversion):
            return "\(start)ll\(conversion)"
        case .unsigned where "uUxXoOdDi".contains(conversion):
            return "\(start)ll\(conversion)"
        case .floating where "feEgGaAF".contains(conversion):
            return "\(start)\(conversion)"
        case .signed: return "%lld"
        case .unsigned: return "%llu"
        case .floating: return "%lf"
        }
    }
}
