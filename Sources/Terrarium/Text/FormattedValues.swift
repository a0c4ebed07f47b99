import Foundation

/// A value as a format style prints it, in the locale of the surroundings.
final class FormatStyleValue<F: FormatStyle>: TextContent, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
    private let input: F.FormatInput
    private let format: F

    init(input: F.FormatInput, format: F) {
        self.input = input
        self.format = format
    }

    override func resolve(in settings: TextSettings) -> ResolvedText {
        ResolvedText(format.adapted(to: settings).format(input))
    }

    override func isEqual(to other: TextContent) -> Bool {
        guard let other = other as? FormatStyleValue<F> else { return false }
        return input == other.input && format == other.format
    }
}

/// A value that a format style prints with attributes.
final class AttributedFormatStyleValue<F: FormatStyle>: TextContent, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    private let input: F.FormatInput
    private let format: F

    init(input: F.FormatInput, format: F) {
        self.input = input
        self.format = format
    }

    override func resolve(in settings: TextSettings) -> ResolvedText {
        TextValue(format.adapted(to: settings).format(input)).resolve(in: settings)
    }

    override func isEqual(to other: TextContent) -> Bool {
        guard let other = other as? AttributedFormatStyleValue<F> else { return false }
        return input == other.input && format == other.format
    }
}

/// A value as a formatter prints it; the value's own description where there is none.
final class FormatterValue<Subject: Equatable>: TextContent, @unchecked Sendable {
    private let subject: Subject
    private let formatter: Formatter?

    init(subject: Subject, formatter: Formatter?) {
        self.subject = subject
        self.formatter = formatter
    }

    override func resolve(in settings: TextSettings) -> ResolvedText {
        ResolvedText(formatter?.string(for: subject) ?? "\(subject)")
    }

    override func isEqual(to other: TextContent) -> Bool {
        guard let other = other as? FormatterValue<Subject> else { return false }
        return subject == other.subject && formatter === other.formatter
    }
}

extension FormatStyle {
    /// The style with the locale, calendar and time zone of the surroundings, unless it was given its own.
    func adapted(to settings: TextSettings) -> Self {
        let own = Mirror(reflecting: self).children.first { $0.label == "locale" }?.value as? Locale
        let style = own == nil || own == .autoupdatingCurrent ? locale(settings.locale) : self
        guard var dateStyle = style as? Date.FormatStyle else { return style }
        if dateStyle.timeZone == .autoupdatingCurrent { dateStyle.timeZone = settings.timeZone }
        if dateStyle.calendar == .autoupdatingCurrent { dateStyle.calendar = settings.calendar }
        return dateStyle as? Self ?? style
    }
}
