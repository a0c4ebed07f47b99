public import Foundation

/// A text that is looked up in the program's localisations and may hold Markdown's inline marks.
///
/// What stands in interpolations becomes arguments: `"\(name) has \(count)"` is looked up as `%@ has %lld`. Where nothing
/// is found, the text itself is shown. Numbers are printed as the locale prints them: `\(1000)` is `1,000`.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    let key: String
    let arguments: LocalizedArguments

    /// A key without arguments.
    public init(_ value: String) {
        self.init(key: value, arguments: LocalizedArguments())
    }

    /// A key without arguments.
    public init(stringLiteral value: String) {
        self.init(key: value, arguments: LocalizedArguments())
    }

    /// A key with the arguments that stand in a literal.
    public init(stringInterpolation: StringInterpolation) {
        self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
    }

    init(key: String, arguments: LocalizedArguments) {
        self.key = key
        self.arguments = arguments
    }

    /// Collects the text and the arguments of a key.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var key = ""
        fileprivate var arguments = LocalizedArguments()

        /// Room for a literal and its arguments.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 4)
        }

        /// Appends a part of the key.
        public mutating func appendLiteral(_ literal: String) {
            guard !literal.isEmpty else { return }
            // In a text with arguments a percent sign starts one; a sign that means itself is doubled.
            key +=
                literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        }

        /// A string.
        public mutating func appendInterpolation(_ string: String) {
            append(.string(string))
        }

        /// A value as a formatter prints it.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(.text(TextValue(formatted: FormatterValue(subject: subject, formatter: formatter))))
        }

        /// An object as a formatter prints it.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append(.text(TextValue(formatted: FormatterValue(subject: subject, formatter: formatter))))
        }

        /// A value as a format style prints it.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.text(TextValue(formatted: FormatStyleValue(input: input, format: format))))
        }

        /// A number.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(.number(value._number), as: T._specifier)
        }

        /// A number as a specifier prints it: `%.2f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(.number(value._number), as: specifier)
        }

        /// A styled text.
        public mutating func appendInterpolation(_ text: Text) {
            append(.text(text.value))
        }

        /// A string with attributes.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(.text(TextValue(attributedString)))
        }

        /// A date.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.text(TextValue(formatted: StyledDateValue(date: date, style: style))))
        }

        /// A time between two dates.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            append(.text(TextValue(formatted: DateRangeValue(dates: dates))))
        }

        /// A time between two dates.
        public mutating func appendInterpolation(_ interval: DateInterval) {
            append(.text(TextValue(formatted: DateRangeValue(dates: interval.start...interval.end))))
        }

        /// A timer that runs between two dates.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                .text(
                    TextValue(
                        formatted: TimerValue(
                            interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                            showsHours: showsHours))))
        }

        private mutating func append(_ argument: LocalizedArgument, as specifier: String = "%@") {
            key += specifier
            arguments.append(argument)
        }
    }
}

extension LocalizedStringKey {
    /// The text in a locale: translated where a translation exists, with marks read and arguments put in.
    func resolve(table: String?, bundle: Bundle?, in settings: TextSettings) -> ResolvedText {
        let format = Localizations.string(for: key, table: table, bundle: bundle, locale: settings.locale) ?? key
        guard !arguments.isEmpty || InlineMarkdown.mayHoldMarks(format) else { return ResolvedText(format) }
        if let plain = plainString(format, in: settings) { return ResolvedText(plain) }
        let runs = InlineMarkdown.runs(of: format)
        var result = ResolvedText()
        var next = 0
        var index = 0
        while index < runs.count {
            guard let inflection = runs[index].inflection else {
                result.append(resolve(runs[index], startingAt: &next, in: settings))
                index += 1
                continue
            }
            var phrase = ResolvedText()
            while index < runs.count, runs[index].inflection == inflection {
                phrase.append(resolve(runs[index], startingAt: &next, in: settings))
                index += 1
            }
            result.append(Inflection.agreeing(phrase))
        }
        return result
    }

    /// A piece with its arguments put in.
    private func resolve(_ run: MarkdownRun, startingAt next: inout Int, in settings: TextSettings) -> ResolvedText {
        let attributes = TextAttributes(run, arguments: arguments, settings: settings)
        guard !arguments.isEmpty else { return ResolvedText(run.text, attributes) }
        var result = ResolvedText()
        let template = FormatTemplate(run.text, startingAt: next)
        next = template.nextArgument
        for piece in template.pieces {
            switch piece {
            case .text(let text):
                result.append(text, attributes)
            case .argument(let index, let specifier):
                switch arguments[index] {
                case .text(let text)?: result.append(text.resolve(in: settings), under: attributes)
                case let argument?: result.append(argument.string(specifier: specifier, in: settings), attributes)
                case nil: continue
                }
            }
        }
        return result
    }

    /// The text where it is only strings and whole numbers in their order, as most texts are; such texts are put together
    /// without being cut up first.
    private func plainString(_ format: String, in settings: TextSettings) -> String? {
        guard !InlineMarkdown.mayHoldMarks(format) else { return nil }
        if let plain = shortString(format, in: settings) { return plain }
        var result = ""
        var next = 0
        var rest = format[...]
        while let percent = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
            result += rest[..<percent]
            rest = rest[percent...]
            switch arguments[next] {
            case .string(let string)? where rest.hasPrefix("%@"):
                result += string
                rest = rest.dropFirst(2)
            case .number(.signed(let number))? where rest.hasPrefix("%lld"):
                guard let grouping = settings.grouping else { return nil }
                result += grouping.string(number)
                rest = rest.dropFirst(4)
            default: return nil
            }
            next += 1
        }
        return result + rest
    }

    /// The same for a short text in a locale with plain digits: it is put together byte by byte.
    private func shortString(_ format: String, in settings: TextSettings) -> String? {
        var capacity = format.utf8.count
        var index = 0
        while let argument = arguments[index] {
            index += 1
            switch argument {
            case .string(let string): capacity += string.utf8.count
            case .number(.signed):
                guard let grouping = settings.grouping, grouping.canWrite else { return nil }
                capacity += grouping.greatestLength
            default: return nil
            }
        }
        guard capacity <= 1_024 else { return nil }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
            var format = format
            guard let count = format.withUTF8({ write($0, to: buffer, in: settings) }) else { return nil }
            return String(decoding: UnsafeBufferPointer(rebasing: buffer[..<count]), as: UTF8.self)
        }
    }

    /// Writes a format with its arguments, if it takes them in their order and as they are, and says how many bytes it took.
    private func write(
        _ format: UnsafeBufferPointer<UInt8>, to buffer: UnsafeMutableBufferPointer<UInt8>, in settings: TextSettings
    ) -> Int? {
        var next = 0
        var position = 0
        var count = 0
        func takes(_ specifier: StaticString) -> Bool {
            let end = position + specifier.utf8CodeUnitCount
            guard end <= format.count else { return false }
            for index in position..<end where format[index] != specifier.utf8Start[index - position] { return false }
            position = end
            return true
        }
        while position < format.count {
            let byte = format[position]
            guard byte == UInt8(ascii: "%") else {
                buffer[count] = byte
                count += 1
                position += 1
                continue
            }
            switch arguments[next] {
            case .string(let string)?:
                guard takes("%@") else { return nil }
                for byte in string.utf8 {
                    buffer[count] = byte
                    count += 1
                }
            case .number(.signed(let number))?:
                guard takes("%lld"), let grouping = settings.grouping else { return nil }
                count += grouping.write(number, to: UnsafeMutableBufferPointer(rebasing: buffer[count...]))
            default: return nil
            }
            next += 1
        }
        return count
    }
}

extension TextAttributes {
    fileprivate init(_ run: MarkdownRun, arguments: LocalizedArguments, settings: TextSettings) {
        self.init()
        set(run.style)
        guard let link = run.link else { return }
        let destination = FormatTemplate(link).pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .argument(let index, let specifier):
                arguments[index]?.string(specifier: specifier, in: settings) ?? ""
            }
        }
        self.link = URL(string: arguments.isEmpty ? link : destination.joined())
    }
}
