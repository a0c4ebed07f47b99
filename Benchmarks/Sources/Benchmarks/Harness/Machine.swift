import Foundation

/// Where the measurements were made.
struct Machine: Codable, CustomStringConvertible {
    let processor: String
    let cores: Int
    let system: String
    let compiler: String

    static let current = Machine(
        processor: processorName, cores: ProcessInfo.processInfo.activeProcessorCount,
        system: ProcessInfo.processInfo.operatingSystemVersionString, compiler: compilerName)

    var description: String { "\(processor), \(cores) cores, \(system), \(compiler)" }

    private static var processorName: String {
        let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
        return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown processor"
    }

    private static var compilerName: String {
        #if compiler(>=6.4)
            "Swift 6.4 or later"
        #elseif compiler(>=6.3)
            "Swift 6.3"
        #else
            "Swift 6.2"
        #endif
    }
}
