import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A terminal that hands over each key as it is pressed, and shows whole screens.
struct RawTerminal {
    private let original: termios

    /// Takes the terminal over; nil where standard input or output is none.
    init?() {
        var settings = termios()
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, tcgetattr(STDIN_FILENO, &settings) == 0 else {
            return nil
        }
        original = settings
        settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
        settings.c_iflag &= ~tcflag_t(IXON | ICRNL)
        guard tcsetattr(STDIN_FILENO, TCSANOW, &settings) == 0 else { return nil }
        // Another screen, so that what was there before comes back in the end.
        write("\u{1B}[?1049h")
    }

    func restore() {
        write("\u{1B}[?25h\u{1B}[?1049l")
        var settings = original
        _ = tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    }

    var size: (columns: Int, rows: Int) {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return (80, 24)
        }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Shows lines, and the cursor at a place among them.
    func show(_ lines: [String], cursor: (column: Int, row: Int)?) {
        var text = "\u{1B}[?25l\u{1B}[2J\u{1B}[H" + lines.joined(separator: "\r\n")
        if let cursor { text += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h" }
        write(text)
    }

    enum Input {
        case byte(UInt8)
        case nothingYet
        case end
    }

    /// The next byte, if one comes within a number of milliseconds.
    func read(within milliseconds: Int32) -> Input {
        var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        // A signal, such as the one that a new size of the window sends, ends the wait early.
        guard poll(&request, 1, milliseconds) > 0 else { return .nothingYet }
        var byte: UInt8 = 0
        return Foundation.read(STDIN_FILENO, &byte, 1) == 1 ? .byte(byte) : .end
    }

    private func write(_ text: String) {
        FileHandle.standardOutput.write(Data(text.utf8))
    }
}
