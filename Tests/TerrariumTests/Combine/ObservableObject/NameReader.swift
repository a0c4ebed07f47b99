import Foundation

@testable import Terrarium

/// Reads sources and writes down the name of each that changes.
final class NameReader: SourceReader, @unchecked Sendable {
    var names: [String] = []
    override func sourceDidChange(_ source: Source) { names.append(source.name) }
}
