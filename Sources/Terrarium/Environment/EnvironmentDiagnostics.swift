import Foundation
import Synchronization

/// Reports on standard error what goes wrong outside any host, each message once.
enum EnvironmentDiagnostics {
    private static let reported = Mutex<Set<String>>([])

    static func report(_ message: String) {
        guard reported.withLock({ $0.insert(message).inserted }) else { return }
        FileHandle.standardError.write(Data("\(message)\n".utf8))
    }
}
