import Foundation
import Terrarium

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Lets a person use a program in a terminal.
///
/// Arrow keys and Tab move among what can be tapped, Enter taps, letters go into the field that is chosen, q quits. The
/// window follows the size of the terminal.
@MainActor
final class TerminalPlayer {
    private let host: ViewHost
    private var chosen = 0
    private var message = ""

    init(_ host: ViewHost) {
        self.host = host
    }

    func run() {
        guard isatty(STDIN_FILENO) == 1, let terminal = RawTerminal() else {
            print(host.picture())
            print("--play needs a terminal; this is the first picture.")
            return
        }
        defer { terminal.restore() }
        while true {
            draw(in: terminal.size)
            guard let key = terminal.readKey(), handle(key) else { return }
        }
    }

    private var targets: [ViewSnapshot.Node] {
        host.snapshot.nodes.filter { !$0.isCovered && !$0.isHidden && !$0.actions.isEmpty }
    }

    private func draw(in size: (columns: Int, rows: Int)) {
        host.size = CGSize(width: CGFloat(max(size.columns - 2, 10) * 8), height: CGFloat(max(size.rows - 4, 4) * 16))
        let targets = targets
        if chosen >= targets.count { chosen = 0 }
        let choice = targets.isEmpty ? "nothing to tap" : "> \(name(of: targets[chosen]))"
        let picture = host.picture(.unicode).replacing("\n", with: "\r\n")
        print(
            "\u{1B}[2J\u{1B}[H\(picture)\(choice)   \(message)\r\narrows/Tab move, Enter taps, q quits", terminator: "")
        fflush(nil)
    }

    private func name(of node: ViewSnapshot.Node) -> String {
        node.text ?? node.kind
    }

    /// Returns false to quit.
    private func handle(_ key: Key) -> Bool {
        let targets = targets
        message = ""
        switch key {
        case .next: chosen = targets.isEmpty ? 0 : (chosen + 1) % targets.count
        case .previous: chosen = targets.isEmpty ? 0 : (chosen + targets.count - 1) % targets.count
        case .enter where !targets.isEmpty: tap(targets[chosen])
        case .character("q"): return false
        default: break
        }
        return true
    }

    private func tap(_ node: ViewSnapshot.Node) {
        do {
            try host.tap(node)
        } catch {
            message = String(describing: error).split(separator: "\n").first.map(String.init) ?? ""
        }
    }
}

/// What a person pressed.
enum Key {
    case next, previous, enter
    case character(Character)
}

/// A terminal that hands over each key as it is pressed.
struct RawTerminal {
    private let original: termios

    init?() {
        var settings = termios()
        guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
        original = settings
        settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
        guard tcsetattr(STDIN_FILENO, TCSANOW, &settings) == 0 else { return nil }
    }

    func restore() {
        var settings = original
        _ = tcsetattr(STDIN_FILENO, TCSANOW, &settings)
        print("")
    }

    var size: (columns: Int, rows: Int) {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return (80, 24) }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// The next key; nil when the input ends.
    func readKey() -> Key? {
        guard let byte = readByte() else { return nil }
        switch byte {
        case 9: return .next
        case 10, 13: return .enter
        case 27:
            guard readByte() == 91, let direction = readByte() else { return .character("\u{1B}") }
            return direction == 65 || direction == 68 ? .previous : .next
        default: return .character(Character(UnicodeScalar(byte)))
        }
    }

    private func readByte() -> UInt8? {
        var byte: UInt8 = 0
        return read(STDIN_FILENO, &byte, 1) == 1 ? byte : nil
    }
}
