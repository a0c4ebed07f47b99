import Foundation

/// A piece of code in an article, and what is needed to find it in a compiled file.
struct Listing: CustomStringConvertible {
    let article: String
    let line: Int
    /// The lines without imports and blank lines, which a compiled file may have in other places.
    let lines: [String]

    var description: String { "\(article):\(line)" }

    /// Whether it is a part of a package's manifest.
    var isManifest: Bool { lines.contains { $0.contains(".package(path:") || $0.contains("package.targets") } }

    /// The listings of a language in an article.
    static func listings(in article: URL, language: String) throws -> [Listing] {
        var listings: [Listing] = []
        var open: (line: Int, isMeant: Bool, text: [String])?
        let lines = try String(contentsOf: article, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            if let block = open {
                if line.hasPrefix("```") {
                    if block.isMeant {
                        listings.append(
                            Listing(
                                article: article.lastPathComponent, line: block.line,
                                lines: significant(block.text)))
                    }
                    open = nil
                } else {
                    open?.text.append(String(line))
                }
            } else if line.hasPrefix("```") {
                open = (index + 2, line.dropFirst(3) == language, [])
            }
        }
        return listings
    }

    /// A text's lines that a listing is compared by: what a library makes public is internal where it is compiled here.
    static func significant(_ lines: [String]) -> [String] {
        lines.compactMap { line in
            let words = line.split(separator: " ")
            let isImport = words.first == "import" || words.dropFirst().first == "import"
            if words.isEmpty || isImport { return nil }
            guard let first = words.first, first == "public" || first == "package" else { return line }
            return line.prefix { $0 == " " } + words.dropFirst().joined(separator: " ")
        }
    }

    /// Whether a compiled file has these lines one after the other, all indented by the same distance.
    func stands(in code: [String]) -> Bool {
        guard let first = lines.first else { return true }
        return code.indices.contains { start in
            guard start + lines.count <= code.count, code[start].hasSuffix(first) else { return false }
            let indentation = code[start].dropLast(first.count)
            guard indentation.allSatisfy({ $0 == " " }) else { return false }
            return zip(lines, code[start...]).allSatisfy { indentation + $0 == $1 }
        }
    }
}
