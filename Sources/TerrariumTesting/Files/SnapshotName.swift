import Foundation

/// Makes file names that every file system takes out of test and snapshot names.
package enum SnapshotName {
    /// The longest name made, in UTF-8 bytes: with the extension it stays below the 255 that file systems allow.
    static let maximumLength = 120

    /// A file name part: letters, digits, `_` and `-` stay, any run of other characters becomes one `-`.
    ///
    /// - Parameter keepsDots: Whether dots inside the name stay. A test's name has none, so that the first dot of a file
    ///   name ends it.
    /// - Returns: The part in composed Unicode form, or `nil` where nothing is left.
    package static func fileNamePart(_ name: String, keepsDots: Bool = false) -> String? {
        var result = ""
        var isPending = false
        for scalar in name.precomposedStringWithCanonicalMapping.unicodeScalars {
            let stays =
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_" || scalar == "-"
                || scalar.properties.generalCategory == .nonspacingMark || (keepsDots && scalar == ".")
            if stays {
                if isPending, !result.isEmpty { result += "-" }
                isPending = false
                result.unicodeScalars.append(scalar)
            } else {
                isPending = true
            }
        }
        let trimmed = result.trimmingCharacters(in: CharacterSet(charactersIn: "-."))
        return trimmed.isEmpty ? nil : shortened(trimmed)
    }

    /// What two file names have in common that some file system takes for the same file.
    package static func foldedForCaseInsensitiveSystems(_ path: String) -> String {
        path.precomposedStringWithCanonicalMapping.lowercased()
    }

    private static func shortened(_ name: String) -> String {
        guard name.utf8.count > maximumLength else { return name }
        // A stable checksum keeps names apart that only differ behind the cut.
        var checksum: UInt32 = 2_166_136_261
        for byte in name.utf8 { checksum = (checksum ^ UInt32(byte)) &* 16_777_619 }
        var head = name
        while head.utf8.count > maximumLength - 9 { head.removeLast() }
        return head + "-" + String(checksum, radix: 16)
    }
}
