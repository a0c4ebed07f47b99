import Foundation

/// Says on a terminal what is being measured.
struct Progress {
    let isOn: Bool

    init(isOn: Bool) {
        self.isOn = isOn && isatty(STDERR_FILENO) != 0
    }

    func show(_ text: String) {
        if isOn { write("\r\u{1B}[K\(text) …") }
    }

    func clear() {
        if isOn { write("\r\u{1B}[K") }
    }

    private func write(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }
}
