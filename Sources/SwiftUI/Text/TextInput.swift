public import Terrarium

/// What a person types into a field: it chooses the keyboard on a screen. The name is UIKit's, which SwiftUI uses too.
public enum UIKeyboardType: Int, Hashable, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// The older name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What a field is for, by which a system fills it in. The name is UIKit's, which SwiftUI uses too.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let name = Self(rawValue: "name")
    public static let namePrefix = Self(rawValue: "name-prefix")
    public static let givenName = Self(rawValue: "given-name")
    public static let middleName = Self(rawValue: "middle-name")
    public static let familyName = Self(rawValue: "family-name")
    public static let nickname = Self(rawValue: "nickname")
    public static let jobTitle = Self(rawValue: "job-title")
    public static let organizationName = Self(rawValue: "organization-name")
    public static let location = Self(rawValue: "location")
    public static let fullStreetAddress = Self(rawValue: "street-address")
    public static let streetAddressLine1 = Self(rawValue: "address-line1")
    public static let streetAddressLine2 = Self(rawValue: "address-line2")
    public static let addressCity = Self(rawValue: "address-level2")
    public static let addressState = Self(rawValue: "address-level1")
    public static let countryName = Self(rawValue: "country-name")
    public static let postalCode = Self(rawValue: "postal-code")
    public static let telephoneNumber = Self(rawValue: "tel")
    public static let emailAddress = Self(rawValue: "email")
    public static let URL = Self(rawValue: "url")
    public static let creditCardNumber = Self(rawValue: "cc-number")
    public static let username = Self(rawValue: "username")
    public static let password = Self(rawValue: "password")
    public static let newPassword = Self(rawValue: "new-password")
    public static let oneTimeCode = Self(rawValue: "one-time-code")
    public static let birthdate = Self(rawValue: "birthdate")
    public static let dateTime = Self(rawValue: "date-time")
}

/// Which letters a keyboard on the screen types as capitals: the older form. The name is UIKit's, which SwiftUI uses too.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    case none, words, sentences, allCharacters
}

/// Typing. A host types what it is told to, so that these are recorded as attributes of the lines below.
extension View {
    /// The keyboard for the fields below: `keyboard=numberPad`.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
        recorded(SnapshotAttribute("keyboard", "\(type)"))
    }

    /// What the fields below are for: `contentType=password`.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
        recorded(textContentType.map { [SnapshotAttribute("contentType", $0.rawValue)] } ?? [])
    }

    /// Which letters become capitals: `autocapitalization=none`.
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        recorded(SnapshotAttribute("autocapitalization", "\(style)"))
    }

    /// Whether a person can select the texts below: `textSelection=enabled`.
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        recorded(SnapshotAttribute("textSelection", S.allowsSelection ? "enabled" : "disabled"))
    }

    /// How much help the system gives with writing. A host gives none.
    public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
        environment(\.writingToolsBehavior, behavior)
    }

    /// How high the voice is that reads the texts below. A host reads nothing aloud.
    public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

    /// Whether the voice spells the texts below. A host reads nothing aloud.
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

    /// Whether the voice reads punctuation. A host reads nothing aloud.
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
}

/// Whether texts can be selected.
public protocol TextSelectability: Sendable {
    /// Whether a person can select.
    static var allowsSelection: Bool { get }
}

/// Texts can be selected.
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

/// Texts cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Texts can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Texts cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// How much help a system gives with writing.
public struct WritingToolsBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic")
    public static let complete = Self(name: "complete")
    public static let limited = Self(name: "limited")
    public static let disabled = Self(name: "disabled")
}
