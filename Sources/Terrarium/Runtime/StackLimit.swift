#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// How far the stack of the running thread may be used before a view tree is cut off.
///
/// The main actor need not run on the main thread (a test run drains it from worker threads), so the bounds are read
/// again whenever the runtime is entered from another thread.
struct StackLimit {
    private var limit: UInt = 0
    private var thread: UInt = 0

    #if DEBUG
        private static let reserve: UInt = 768 << 10
    #else
        private static let reserve: UInt = 256 << 10
    #endif
    private static let usable: UInt = 8 << 20

    /// Reads the bounds of this thread's stack, once per thread.
    mutating func enter() {
        let current = Self.currentThread
        guard current != thread else { return }
        thread = current
        limit = Self.lowestUsableAddress
    }

    /// The number of the running thread.
    @inline(__always)
    static var currentThread: UInt { UInt(pthread_self()) }

    /// Whether there is room for one more view.
    @inline(__always)
    var hasRoom: Bool { Self.address > limit }

    /// Whether there is room for one more body. Bodies stop a little earlier than what is in them, so that of an endless
    /// body it is the body that is blamed.
    @inline(__always)
    var hasRoomForBody: Bool { Self.address > limit + (64 << 10) }

    /// Where the stack has come to.
    @inline(__always)
    private static var address: UInt {
        withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { UInt(bitPattern: $0.baseAddress) }
    }

    #if canImport(Glibc) || canImport(Musl)
        private typealias AttributeReader =
            @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> CInt

        /// The function is a GNU extension that the module map does not show, so it is looked up by name.
        private static let readAttributes: AttributeReader? = dlsym(nil, "pthread_getattr_np").map {
            unsafeBitCast($0, to: AttributeReader.self)
        }
    #endif

    private static var lowestUsableAddress: UInt {
        #if canImport(Glibc) || canImport(Musl)
            // Made without the initialiser of `pthread_attr_t`: which module that belongs to depends on what else is imported.
            withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { buffer in
                guard let attributes = buffer.baseAddress, let readAttributes,
                    readAttributes(pthread_self(), attributes) == 0
                else { return 0 }
                defer { pthread_attr_destroy(attributes) }
                var base: UnsafeMutableRawPointer?
                var size = 0
                guard pthread_attr_getstack(attributes, &base, &size) == 0, let base else { return 0 }
                let bottom = UInt(bitPattern: base)
                let top = bottom + UInt(size)
                return max(bottom, top - min(UInt(size), usable)) + reserve
            }
        #else
            return 0
        #endif
    }
}

extension Runtime {
    /// The number of bodies inside bodies after which a tree counts as endless.
    static let bodyDepthLimit: Int32 = 60_000

    @inline(__always)
    final var hasStackLeft: Bool { stack.hasRoom }

    /// Whether a body at this depth may run. If not, an issue takes the view's place.
    final func guardDepth(of node: EvaluatingNode) -> Bool {
        if stack.hasRoomForBody, node.depth < Self.bodyDepthLimit { return true }
        reportRecursion(at: node)
        return false
    }

    /// A layout that would overflow the stack stops here; the views below have no size.
    final func reportStackExhausted(at node: Node) {
        reportNesting("The views are nested too deeply to be measured; those below have no size.", at: node)
    }

    /// Reports that a tree is too deep for one of the passes, unless it was found too deep before.
    final func reportNesting(_ message: String, at node: Node) {
        if issues.all.contains(where: { $0.kind == .bodyRecursion }) { return }
        report(.bodyRecursion, message, at: node)
    }

    private func reportRecursion(at node: EvaluatingNode) {
        let message =
            "The body of \(node.evaluationName.isEmpty ? "this view" : node.evaluationName) is nested too deeply "
            + "(\(node.depth) levels). A body that contains its own view needs a condition that ends it."
        report(.bodyRecursion, message, at: node)
        node.showIssue(kind: .bodyRecursion, message)
    }
}
