import Foundation

/// Finds the build folder (`.build` or what `--scratch-path` says) that the running tests come from.
enum BuildFolder {
    /// The build folder around the running executable; `nil` where the tests were not built by SwiftPM.
    static let current: String? = executable.flatMap(folder(around:))

    /// The file that holds the running tests.
    static let executable: String? = {
        #if os(Linux)
            let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            return path ?? Bundle.main.executablePath
        #else
            // A helper of the toolchain runs the tests there and names their bundle in its arguments.
            let arguments = CommandLine.arguments
            if let option = arguments.firstIndex(of: "--test-bundle-path"), option + 1 < arguments.count {
                return arguments[option + 1]
            }
            return arguments.last { $0.contains(".xctest") } ?? Bundle.main.executablePath
        #endif
    }()

    /// The nearest folder around a file in which SwiftPM keeps its workspace's state.
    static func folder(around path: String) -> String? {
        sequence(first: URL(fileURLWithPath: path).standardizedFileURL) {
            $0.path == "/" ? nil : $0.deletingLastPathComponent()
        }
        .first { FileManager.default.fileExists(atPath: $0.appendingPathComponent("workspace-state.json").path) }?
        .path
    }

    /// What changes when the tests are built anew: the executable's time and size.
    static let stamp: String = {
        guard let executable, let attributes = try? FileManager.default.attributesOfItem(atPath: executable) else {
            return "unknown"
        }
        let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(date) \(attributes[.size] as? Int ?? 0)"
    }()
}
