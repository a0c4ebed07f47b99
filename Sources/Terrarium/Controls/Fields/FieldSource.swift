import Foundation

/// The text behind a field, whatever kind of value it stands for.
package struct FieldSource: @unchecked Sendable {
    /// The text, in the locale of the surroundings.
    let read: @MainActor (TextSettings) -> String
    let write: @MainActor (String, TextSettings) -> Void

    init(_ text: Binding<String>) {
        read = { _ in text.wrappedValue }
        write = { new, _ in text.wrappedValue = new }
    }

    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F) where F.FormatOutput == String {
        let box = UncheckedBox((value, format))
        read = { box.value.1.adapted(to: $0).format(box.value.0.wrappedValue) }
        write = { text, settings in
            let format = box.value.1.adapted(to: settings)
            if let parsed = try? format.parseStrategy.parse(text) { box.value.0.wrappedValue = parsed }
        }
    }

    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, format: F) where F.FormatOutput == String {
        let box = UncheckedBox((value, format))
        read = { settings in box.value.0.wrappedValue.map { box.value.1.adapted(to: settings).format($0) } ?? "" }
        write = { text, settings in
            box.value.0.wrappedValue = try? box.value.1.adapted(to: settings).parseStrategy.parse(text)
        }
    }

    init<V>(_ value: Binding<V>, formatter: Formatter) {
        let box = UncheckedBox((value, formatter))
        read = { _ in box.value.1.string(for: box.value.0.wrappedValue) ?? "" }
        write = { text, _ in
            if let parsed = FieldSource.parse(text, with: box.value.1) as? V { box.value.0.wrappedValue = parsed }
        }
    }

    private static func parse(_ text: String, with formatter: Formatter) -> Any? {
        if let dates = formatter as? DateFormatter { return dates.date(from: text) }
        return (formatter as? NumberFormatter)?.number(from: text)
    }
}
