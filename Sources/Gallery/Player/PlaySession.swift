import Foundation
import Terrarium

/// A program that a person uses with the keys of a terminal. It knows keys and text, and no terminal.
@MainActor
final class PlaySession {
    private let stages: [Stage]
    private var stage = 0
    private var host: ViewHost
    private var chosen = 0
    private var message = ""
    /// How many characters wide and how many lines high the terminal is.
    private var room = (columns: Int.max, rows: Int.max)

    /// The points of a character cell, as pictures have them.
    private static let cell = CGSize(width: 8, height: 16)

    /// The lines around the picture: its border and what stands below it.
    private var otherLines: Int { stages.count > 1 ? 5 : 4 }

    /// Begins with the first of the stages, of which there is one at least.
    init(_ stages: [Stage]) {
        self.stages = stages
        host = stages[0].open()
    }

    /// Makes the window as large as a terminal has room for.
    func resize(columns: Int, rows: Int) {
        room = (columns, rows)
        let size = CGSize(
            width: CGFloat(max(columns - 2, 10)) * Self.cell.width,
            height: CGFloat(max(rows - otherLines, 3)) * Self.cell.height)
        if host.size != size { host.size = size }
        revealTarget()
    }

    /// The picture, what is chosen, and what the keys do.
    var lines: [String] {
        let choice = target.map { "> \(Self.name(of: $0))" } ?? "There is nothing to tap."
        let picture = host.picture(.unicode).split(separator: "\n").map(String.init)
        var below = stages.count > 1 ? ["\(stage + 1) of \(stages.count): \(stages[stage].title)"] : []
        below.append(choice)
        below += message.isEmpty ? ["Arrows or Tab move, Enter taps, \(quitHint)."] : wrapped(message)
        // A refusal that takes several lines hides the end of the picture until the next key.
        let lines = picture.prefix(max(0, room.rows - below.count)) + below
        // A line that is too long would take two, and the terminal would move the picture up.
        return lines.prefix(room.rows).map { Self.clipped($0, to: room.columns) }
    }

    /// Where in these lines the chosen target begins, counted from zero.
    var cursor: (column: Int, row: Int)? {
        guard let frame = target?.frame, shows(frame) else { return nil }
        // A label is one line high and stands in the middle.
        let top = max(frame.midY - Self.cell.height / 2, 0)
        return (Int(max(frame.minX, 0) / Self.cell.width) + 1, Int(top / Self.cell.height) + 1)
    }

    /// Does what a key stands for; returns false to quit.
    func handle(_ key: Key) -> Bool {
        let targets = targets
        message = ""
        switch key {
        case .quit: return false
        case .next where !targets.isEmpty: chosen = (chosen + 1) % targets.count
        case .previous where !targets.isEmpty: chosen = (chosen + targets.count - 1) % targets.count
        case .next, .previous: break
        case .enter: perform { isField($0) ? .submit : .tap }
        case .deleteBackward:
            perform { isField($0) ? .type(String(($0.value ?? "").dropLast()), replacing: true) : nil }
        case .character(let character):
            if target.map(isField) == true {
                perform { _ in .type(String(character), replacing: false) }
            } else if let number = character.wholeNumberValue, stages.count > 1 {
                open(number)
            } else if character == "q" {
                return false
            } else if character == "+" || character == "-" {
                perform { $0.actions.contains("increment") ? (character == "+" ? .increment : .decrement) : nil }
            }
        }
        chosen = min(chosen, max(self.targets.count - 1, 0))
        revealTarget()
        return true
    }

    /// Shows another of the program's windows, from its beginning.
    private func open(_ number: Int) {
        guard stages.indices.contains(number - 1) else {
            message = "There are windows 1 to \(stages.count)."
            return
        }
        host.unmount()
        stage = number - 1
        host = stages[stage].open()
        chosen = 0
        resize(columns: room.columns, rows: room.rows)
    }

    /// Scrolls to what is chosen where it does not show.
    private func revealTarget() {
        guard let target, !shows(target.frame) else { return }
        _ = host.scrollIntoView(target)
    }

    /// Whether the middle of a frame lies in the window.
    private func shows(_ frame: CGRect) -> Bool {
        CGRect(origin: .zero, size: host.size).contains(CGPoint(x: frame.midX, y: frame.midY))
    }

    private static func clipped(_ line: String, to columns: Int) -> String {
        var left = columns
        return String(
            line.prefix { character in
                left -= CharacterWidth.columns(of: character)
                return left >= 0
            })
    }

    /// The words of a text in lines that have room.
    private func wrapped(_ text: String) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            let longer = lines.last.map { "\($0) \(word)" }
            if let longer, CharacterWidth.columns(of: longer) <= room.columns {
                lines[lines.count - 1] = longer
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    /// What a person could use now, in reading order. A link without a label is there for programs only.
    private var targets: [ViewSnapshot.Node] {
        host.snapshot.nodes.filter { node in
            !node.isCovered && !node.isHidden && !node.frame.isEmpty
                && node.actions.contains { ["tap", "type", "increment"].contains($0) }
        }
    }

    private var target: ViewSnapshot.Node? {
        let targets = targets
        return targets.isEmpty ? nil : targets[min(chosen, targets.count - 1)]
    }

    private var quitHint: String {
        let others = stages.count > 1 ? "1-\(stages.count) show others, " : ""
        return target.map(isField) == true ? "letters go into the field, Escape quits" : "\(others)q quits"
    }

    private func isField(_ node: ViewSnapshot.Node) -> Bool { node.actions.contains("type") }

    private func perform(_ action: (ViewSnapshot.Node) -> HostAction?) {
        guard let target, let action = action(target) else { return }
        do {
            try host.act(action, on: target)
        } catch {
            message = String(describing: error).split(separator: "\n").first.map(String.init) ?? ""
        }
    }

    private static func name(of node: ViewSnapshot.Node) -> String {
        let words = [node.text ?? node.id ?? node.kind, node.value].compactMap(\.self)
        return words.joined(separator: ": ")
    }
}
