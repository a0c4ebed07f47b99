import Foundation

/// A package in the temporary folder that stays between runs, so that only the first run builds it.
struct KeptPackage {
    let path: String

    /// The package of that name that belongs to this checkout.
    init(named name: String) throws {
        let checkout = #filePath.utf8.reduce(UInt64(5381)) { $0 &* 33 &+ UInt64($1) }
        let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("terrarium-\(name)-\(String(checkout, radix: 36))")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    /// Writes a file. One that is as it should be keeps its date, and is not compiled again.
    func write(_ text: String, to relativePath: String) throws {
        let url = URL(fileURLWithPath: path).appendingPathComponent(relativePath)
        let data = Data(text.utf8)
        guard FileManager.default.contents(atPath: url.path) != data else { return }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }
}
