/// Runs main-actor code from the runtime without asking the executor each time.
///
/// The runtime's classes are not isolated, so that the layout protocol, whose requirements are not, can reach them.
/// Every entry into the runtime is on the main actor (`ViewHost`, property wrappers in a body, action closures), so the
/// check that `MainActor.assumeIsolated` would make has been made by the caller.
@inlinable @inline(__always)
package func onMainActor<Result>(_ work: @MainActor () throws -> Result) rethrows -> Result {
    try withoutActuallyEscaping(work) { work in
        try unsafeBitCast(work, to: (() throws -> Result).self)()
    }
}
