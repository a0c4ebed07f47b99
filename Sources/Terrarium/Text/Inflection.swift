import Foundation

/// Makes the last word of a phrase agree with the number in it, in English: `3 cat` becomes `3 cats`.
enum Inflection {
    /// The phrase with its last word in the plural, where a number other than one stands in the phrase.
    static func agreeing(_ phrase: ResolvedText) -> ResolvedText {
        guard let number = number(in: phrase.string), number != "1" else { return phrase }
        var result = phrase
        result.mapLastString { text in
            guard let word = text.range(of: "[\\p{L}]+(?=[^\\p{L}]*$)", options: .regularExpression) else {
                return text
            }
            return text.replacingCharacters(in: word, with: plural(of: String(text[word])))
        }
        return result
    }

    private static func number(in text: String) -> String? {
        guard let start = text.firstIndex(where: \.isNumber) else { return nil }
        return String(text[start...].prefix { $0.isNumber || $0 == "." || $0 == "," })
    }

    static func plural(of word: String) -> String {
        let small = word.lowercased()
        if let irregular = irregular[small] { return keepingCase(of: word, irregular) }
        guard let last = small.last else { return word }
        let before = small.dropLast().last
        switch last {
        case "y" where before.map { !"aeiou".contains($0) } ?? false: return word.dropLast() + "ies"
        case "s", "x", "z": return word + "es"
        case "h" where before == "c" || before == "s": return word + "es"
        default: return word + "s"
        }
    }

    private static func keepingCase(of word: String, _ plural: String) -> String {
        word.first?.isUppercase == true ? plural.prefix(1).uppercased() + plural.dropFirst() : plural
    }

    private static let irregular = [
        "child": "children", "deer": "deer", "fish": "fish", "foot": "feet", "goose": "geese", "half": "halves",
        "hero": "heroes", "knife": "knives", "leaf": "leaves", "life": "lives", "loaf": "loaves", "man": "men",
        "mouse": "mice", "person": "people", "potato": "potatoes", "series": "series", "sheep": "sheep",
        "shelf": "shelves", "species": "species", "tomato": "tomatoes", "tooth": "teeth", "wife": "wives",
        "wolf": "wolves", "woman": "women",
    ]
}
