import Foundation
import Terrarium
import TerrariumLayout

/// Cuts a part out of a picture, with a border of its own.
enum PictureCrop {
    /// The cells of a picture that a frame in window coordinates covers.
    static func crop(_ picture: String, to frame: CGRect) -> String {
        let lines = picture.split(separator: "\n")
        guard let top = lines.first, let bottom = lines.last, lines.count > 2 else { return picture }
        let cells = CellRect(frame)
        let rows = lines.dropFirst().dropLast().enumerated().filter { cells.rows.contains($0.offset) }.map(\.element)
        let width = cells.columns.clamped(to: 0..<max(0, top.count - 2)).count
        func border(_ line: Substring) -> String {
            let inside = line.dropFirst().dropLast()
            return String(line.prefix(1)) + String(inside.prefix(width)) + String(line.suffix(1))
        }
        let inside = rows.map { row in
            let content = CharacterWidth.clipped(String(row.dropFirst().dropLast()), to: cells.columns)
            return String(row.prefix(1)) + CharacterWidth.padded(content, to: width) + String(row.suffix(1))
        }
        return ([border(top)] + inside + [border(bottom)]).map { $0 + "\n" }.joined()
    }
}
