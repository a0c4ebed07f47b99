import Foundation

/// Words for what the file system refuses.
enum FileFailure {
    /// What the last failed system call of this thread says.
    static var lastDescription: String {
        String(cString: strerror(errno))
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
