/// A format string, cut into text and places for arguments.
struct FormatTemplate: Equatable {
    enum Piece: Equatable {
        case text(String)
        /// The place of an argument, counted from 0, and how it is printed: `%.2f`.
        case argument(Int, specifier: String)
    }

    private(set) var pieces: [Piece] = []

    /// Cuts a format string. Arguments are taken in order, starting with a given one, unless they name their place.
    init(_ format: String, startingAt first: Int = 0) {
        var text = ""
        var next = first
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                text += "%"
                rest = rest.dropFirst()
                continue
            }
            guard let place = FormatTemplate.place(in: &rest) else {
                text += "%"
                continue
            }
            if !text.isEmpty { pieces.append(.text(text)) }
            text = ""
            pieces.append(.argument(place.index ?? next, specifier: place.specifier))
            if place.index == nil { next += 1 }
        }
        text += rest
        if !text.isEmpty { pieces.append(.text(text)) }
        nextArgument = next
    }

    /// The argument that text after this one would take.
    let nextArgument: Int

    /// Reads what follows a percent sign: `1$`, flags, width, precision, length and the conversion.
    private static func place(in rest: inout Substring) -> (index: Int?, specifier: String)? {
        var scan = rest
        var index: Int?
        let digits = scan.prefix { $0.isASCII && $0.isNumber }
        if let number = Int(digits), scan.dropFirst(digits.count).first == "$" {
            index = number - 1
            scan = scan.dropFirst(digits.count + 1)
        }
        let start = scan.startIndex
        scan = scan.drop { "-+ #0'".contains($0) }
        scan = scan.drop { $0.isASCII && $0.isNumber || $0 == "." }
        scan = scan.drop { "hlqLztj".contains($0) }
        guard let conversion = scan.first, "@dDiuUxXoOfeEgGcCsSpaAF".contains(conversion) else { return nil }
        let specifier = "%" + scan.base[start...scan.startIndex]
        rest = scan.dropFirst()
        return (index, specifier)
    }
}
