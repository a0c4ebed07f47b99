import Foundation

/// The text behind a field, whatever kind of value it stands for.
package struct FieldSource: @unchecked Sendable {
    let read: @MainActor () -> String
    let write: @MainActor (String) -> Void

    init(_ text: Binding<String>) {
        read = { text.wrappedValue }
        write = { text.wrappedValue = $0 }
    }

    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F) where F.FormatOutput == String {
        let box = UncheckedBox((value, format))
        read = { box.value.1.format(box.value.0.wrappedValue) }
        write = { text in
            if let parsed = try? box.value.1.parseStrategy.parse(text) { box.value.0.wrappedValue = parsed }
        }
    }

    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, format: F) where F.FormatOutput == String {
        let box = UncheckedBox((value, format))
        read = { box.value.0.wrappedValue.map { box.value.1.format($0) } ?? "" }
        write = { text in box.value.0.wrappedValue = try? box.value.1.parseStrategy.parse(text) }
    }

    init<V>(_ value: Binding<V>, formatter: Formatter) {
        let box = UncheckedBox((value, formatter))
        read = { box.value.1.string(for: box.value.0.wrappedValue) ?? "" }
        write = { text in
            if let parsed = FieldSource.parse(text, with: box.value.1) as? V { box.value.0.wrappedValue = parsed }
        }
    }

    private static func parse(_ text: String, with formatter: Formatter) -> Any? {
        if let dates = formatter as? DateFormatter { return dates.date(from: text) }
        return (formatter as? NumberFormatter)?.number(from: text)
    }
}
