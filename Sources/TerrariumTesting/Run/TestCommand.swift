import Foundation

/// Recognises the `swift test` command that started this process. One command starts several processes: one for each
/// framework, and with `--parallel` one for each XCTest method.
enum TestCommand {
    /// A name for the running command; `nil` where a person or another tool started this process, or where it is not known.
    static let current: String? = {
        #if os(Linux)
            let parent = getppid()
            guard let status = try? String(contentsOfFile: "/proc/\(parent)/stat", encoding: .utf8) else { return nil }
            return name(parent: parent, status: status)
        #else
            return nil
        #endif
    }()

    /// The command's process id and start time, out of the status line of `/proc`.
    static func name(parent: Int32, status: String) -> String? {
        guard let open = status.firstIndex(of: "("), let close = status.lastIndex(of: ")") else { return nil }
        guard status[open...close].hasPrefix("(swift-") else { return nil }
        // The start time is field 22; the first field behind the name is number 3.
        let fields = status[close...].split(separator: " ").dropFirst()
        guard fields.count > 19 else { return nil }
        return "\(parent)-\(fields[fields.startIndex + 19])"
    }
}
