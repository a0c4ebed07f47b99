#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension MessageChannel {
    /// The process's standard input and output, unbuffered.
    static var standardStreams: MessageChannel {
        MessageChannel(
            read: { buffer in try retrying { system_read(STDIN_FILENO, buffer) } },
            write: { buffer in try retrying { system_write(STDOUT_FILENO, buffer) } })
    }

    /// Repeats a call that a signal interrupted.
    private static func retrying(_ call: () -> Int) throws -> Int {
        while true {
            let count = call()
            if count >= 0 { return count }
            guard errno == EINTR else { throw ChannelError.system(code: errno) }
        }
    }
}

// The system's functions under names that the members above do not hide.
private func system_read(_ file: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(file, buffer.baseAddress, buffer.count)
}

private func system_write(_ file: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    write(file, buffer.baseAddress, buffer.count)
}
