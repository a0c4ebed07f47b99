package import Foundation

/// One word or `key=value` of an outline line.
package struct SnapshotAttribute: Sendable, Hashable {
    package enum Value: Sendable, Hashable {
        /// A bare word: `selected`.
        case none
        /// Text that is quoted only where it would not read as one word: `font=title`.
        case word(String)
        /// Text that is always quoted: `prompt="Name"`.
        case string(String)
        /// A number in the outline's format: `width=320`.
        case number(Double)
    }

    package let name: String
    package let value: Value
    /// Whether several of one name on one line all print, the innermost first, as borders do.
    ///
    /// Without it only the innermost counts, as it does for fonts.
    package let accumulates: Bool

    package init(_ name: String, value: Value = .none, accumulates: Bool = false) {
        self.name = name
        self.value = value
        self.accumulates = accumulates
    }

    package init(_ name: String, _ word: String, accumulates: Bool = false) {
        self.init(name, value: .word(word), accumulates: accumulates)
    }

    package init(_ name: String, string: String, accumulates: Bool = false) {
        self.init(name, value: .string(string), accumulates: accumulates)
    }

    package init(_ name: String, _ number: CGFloat, accumulates: Bool = false) {
        self.init(name, value: .number(Double(number)), accumulates: accumulates)
    }
}

extension SnapshotAttribute: ExpressibleByStringLiteral {
    package init(stringLiteral word: String) { self.init(word) }
}

/// One environment value that a node sets or reads; values come as they print, strings already quoted.
package struct SnapshotEnvironmentEntry: Sendable, Hashable {
    package enum Change: Sendable, Hashable {
        /// `+key=value`: set here, and nowhere above.
        case sets(String)
        /// `+key=old->new`: set here, and it hides the value from above.
        case shadows(old: String, new: String)
        /// `?key`: read here; somebody above sets it.
        case reads
        /// `?key=default`: read here; nobody sets it.
        case readsDefault
    }

    package let key: String
    package let change: Change

    package init(_ key: String, _ change: Change) {
        self.key = key
        self.change = change
    }

    package var isRead: Bool {
        switch change {
        case .sets, .shadows: false
        case .reads, .readsDefault: true
        }
    }
}
