import Foundation
import Synchronization

/// Looks texts up in the localisations of bundles: `.strings` files in `xx.lproj` folders, and string catalogues.
///
/// Tables are read once. Plural forms other than a catalogue's `other` are not chosen.
enum Localizations {
    /// The translation of a key for a locale; nil where there is none.
    static func string(for key: String, table: String?, bundle: Bundle?, locale: Locale) -> String? {
        if mainIsEmpty, bundle == nil || bundle === Bundle.main { return nil }
        let bundle = bundle ?? .main
        let name = table ?? "Localizable"
        let place = Place(path: bundle.bundlePath, table: name, locale: locale.identifier)
        let strings = tables.withLock { known in
            if let strings = known[place] { return strings }
            let strings = read(table: name, of: bundle, for: locale)
            known[place] = strings
            return strings
        }
        return strings[key]
    }

    private struct Place: Hashable {
        let path: String
        let table: String
        let locale: String
    }

    private static let tables = Mutex<[Place: [String: String]]>([:])

    /// Most programs and nearly all tests have no translations in their main bundle.
    private static let mainIsEmpty = isEmpty(.main)

    private static func isEmpty(_ bundle: Bundle) -> Bool {
        guard let folder = bundle.resourceURL,
            let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        else { return true }
        return !files.contains { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcstrings") }
    }

    private static func read(table: String, of bundle: Bundle, for locale: Locale) -> [String: String] {
        guard let folder = bundle.resourceURL else { return [:] }
        let catalogue = folder.appendingPathComponent("\(table).xcstrings")
        if let data = try? Data(contentsOf: catalogue) { return read(catalogue: data, for: locale) }
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let languages = files.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }
        guard
            let language = best(
                of: languages.sorted(), for: locale,
                otherwise: bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en")
        else { return [:] }
        let file = folder.appendingPathComponent("\(language).lproj/\(table).strings")
        guard let data = try? Data(contentsOf: file),
            let strings = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
        else { return [:] }
        return strings
    }

    private static func read(catalogue: Data, for locale: Locale) -> [String: String] {
        guard let catalogue = try? JSONDecoder().decode(StringCatalogue.self, from: catalogue) else { return [:] }
        return catalogue.strings.compactMapValues { entry in
            let localizations = entry.localizations ?? [:]
            let languages = localizations.keys.sorted()
            guard let language = best(of: languages, for: locale, otherwise: catalogue.sourceLanguage) else {
                return nil
            }
            let localization = localizations[language]
            return localization?.stringUnit?.value ?? localization?.variations?.plural?["other"]?.stringUnit.value
        }
    }

    /// The language that fits a locale best: the same identifier, the same language, `Base`, or the one the program was
    /// written in.
    static func best(of languages: [String], for locale: Locale, otherwise fallback: String) -> String? {
        let identifier = locale.identifier.replacingOccurrences(of: "_", with: "-")
        var parts = identifier.split(separator: "-")
        while !parts.isEmpty {
            let candidate = parts.joined(separator: "-")
            if let match = languages.first(where: { $0.replacingOccurrences(of: "_", with: "-") == candidate }) {
                return match
            }
            parts.removeLast()
        }
        return ["Base", fallback].first { languages.contains($0) }
    }
}

/// A string catalogue as Xcode writes it.
private struct StringCatalogue: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]

    struct Entry: Decodable {
        var localizations: [String: Localization]?
    }

    struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
    }

    struct Variations: Decodable {
        var plural: [String: Variation]?
    }

    struct Variation: Decodable {
        var stringUnit: Unit
    }

    struct Unit: Decodable {
        var value: String
    }
}
