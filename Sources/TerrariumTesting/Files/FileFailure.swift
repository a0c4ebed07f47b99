import Foundation

/// Words for what the file system refuses.
enum FileFailure {
    /// What the last failed system call of this thread says.
    static var lastDescription: String {
        String(cString: strerror(errno))
    }

    /// Why a file cannot be written: what stands in its way among the folders above it, else what the system says.
    static func reason(forWriting path: String, _ error: any Error) -> String {
        let manager = FileManager.default
        var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        var isFolder: ObjCBool = false
        while !manager.fileExists(atPath: folder.path, isDirectory: &isFolder), folder.path != "/" {
            folder.deleteLastPathComponent()
        }
        let shown = SnapshotLocation.displayed(folder.path)
        if !isFolder.boolValue { return "\(shown) is a file, where a folder is needed" }
        if !manager.isWritableFile(atPath: folder.path) { return "nobody may write to the folder \(shown)" }
        return describe(error)
    }

    /// The system's own sentence beneath a Foundation error, which is shorter and names the cause.
    static func describe(_ error: any Error) -> String {
        let error = error as NSError
        if let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError, underlying.domain == NSPOSIXErrorDomain {
            return String(cString: strerror(Int32(underlying.code)))
        }
        return error.localizedDescription
    }
}
