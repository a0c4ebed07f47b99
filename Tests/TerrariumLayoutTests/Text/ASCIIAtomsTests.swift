import Foundation
import Testing

@testable import TerrariumLayout

/// Reading a short text while it is asked for must give what preparing it gives.
@Suite struct ASCIIAtomsTests {
    private let unit = LineMetrics.Unit(width: 8, height: 16)

    @Test(arguments: 0..<300 as Range<UInt64>) func agreesWithPreparedText(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let choices = Array("aabbzz0199   --.,!()[]\"'%/_~")
        let text = String((0..<random.next(below: 30)).map { _ in choices[random.next(below: choices.count)] })
        #expect(ASCIIAtoms.canRead(text))
        let bytes = Array(text.utf8)
        let read = bytes.withUnsafeBufferPointer { buffer in
            var source = ASCIIAtoms(buffer, unit: unit)
            var atoms: [TextAtom] = []
            while let atom = source.next() { atoms.append(atom) }
            return atoms
        }
        let prepared = PreparedText(text, runs: [.init(start: 0, fontSize: 17)])
        #expect(read.map(\.summary) == prepared.atoms.map(\.summary), "\(quoted(text))")
        for atom in read where atom.columns > 0 {
            for columns in 0..<4 {
                for always in [true, false] {
                    let quick = bytes.withUnsafeBufferPointer {
                        ASCIIAtoms($0, unit: unit).split(atom, columns: columns, always: always)
                    }
                    let careful = PreparedAtoms(prepared, metrics: LineMetrics(unit)).split(
                        atom, columns: columns, always: always)
                    #expect(quick?.head.summary == careful?.head.summary)
                    #expect(quick?.tail?.summary == careful?.tail?.summary)
                }
            }
        }
    }

    @Test func onlyShortPrintableTextsAreRead() {
        #expect(ASCIIAtoms.canRead(""))
        #expect(ASCIIAtoms.canRead(String(repeating: "a", count: 256)))
        #expect(!ASCIIAtoms.canRead(String(repeating: "a", count: 257)))
        for text in ["a\nb", "a\tb", "é", "\u{7F}"] { #expect(!ASCIIAtoms.canRead(text)) }
    }
}

extension TextAtom {
    fileprivate var summary: [Int] {
        [start, end, spaceEnd, columns, spaceColumns, run, Int(breakAfter.rawValue)]
    }
}
